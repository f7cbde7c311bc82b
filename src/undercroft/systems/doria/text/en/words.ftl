### What the words of Traps and events say on cards.

doria-word-damage = { $n } damage
doria-word-lose-ap = { $n } AP are lost
doria-word-lose-pp = { $n } PP are lost
doria-word-hole = a Hole opens underfoot
doria-word-freeze = frozen: no movement this round, and Disarmed
doria-word-break = { $n ->
        [one] a card on the Body is damaged
       *[other] { $n } cards on the Body are damaged
    }
doria-word-spill = { $n ->
        [one] a card of the Belt is lost
       *[other] { $n } cards of the Belt are lost
    }
doria-word-sweep-back = swept back to the entrance
doria-word-rubble = buried under Rubble
doria-word-unbind = spells in force end
doria-word-alarm = all monsters act at once
doria-word-ambush = { $n ->
        [one] a monster appears
       *[other] { $n } monsters appear
    }
doria-word-doom = { $n ->
        [one] doom moves a field
       *[other] doom moves { $n } fields
    }
doria-word-held-fast = held fast until freed
doria-word-blocked-doors = the doors are blocked
doria-word-each-round = { $n } damage in every Phase F
doria-word-rounds = { $n ->
        [one] for a round
       *[other] for { $n } rounds
    }
doria-word-disarmed-for = may be disarmed for { $n } AP
doria-word-freed-for = freed for { $n } AP
doria-word-secret-door = a Secret Door opens, with a tile behind it
doria-word-test = check against { $n } and ML
doria-word-passed = whoever passes
doria-word-failed = whoever fails
doria-word-everybody-room = everybody in the room
doria-word-everybody-anywhere = everybody anywhere
doria-word-find = { $n ->
        [one] a Loot Card
       *[other] { $n } Loot Cards
    }
doria-word-xp = { $n } Group XP
doria-word-gold = { $n } gold for the shop
doria-word-rush = { $n } AP more
doria-word-patch = all damaged cards on the Body are repaired
doria-word-calm = { $n ->
        [one] doom goes back a field
       *[other] doom goes back { $n } fields
    }
doria-word-jammed = the door stays shut
doria-word-detour = another tile is laid
doria-word-quiet = no monsters come with it
doria-word-more-guards = { $n ->
        [one] a monster more
       *[other] { $n } monsters more
    }
doria-word-marked-by = its monsters have
doria-word-hoard = { $n ->
        [one] a Loot Marker more
       *[other] { $n } Loot Markers more
    }
doria-word-fresh-shop = new cards in the shop
doria-word-arrive-here = there come { $n }
doria-word-arrive-entrance = at the entrance there come { $n }
doria-word-level = the Monster Level rises by { $n }
doria-word-grant = a Campaign Item
