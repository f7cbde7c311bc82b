"""Optional accounts: a name and a password in front of a shelf."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection as Database
from sqlalchemy import delete, insert, select, update

from undercroft.server import campaigns
from undercroft.server import schema as t
from undercroft.server.api.endpoints import Call, Routes, With
from undercroft.server.kept import Account, Credentials, PasswordChange, PasswordOnly, SessionView
from undercroft.server.problems import Problem
from undercroft.server.store import now
from undercroft.server.times import iso
from undercroft.server.tokens import hashed, new_id, new_token

routes = Routes()

COOKIE = "undercroft"
LASTS = 30 * 24 * 3600
COMMON = frozenset((Path(__file__).parent / "common-passwords.txt").read_text(encoding="utf-8").split())
"""Passwords everybody tries first."""

_hashing = asyncio.Semaphore(2)


@cache
def _hasher() -> Any:
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _nobody() -> str:
    """The password of nobody: an unknown name takes as long to refuse as a known one."""
    return str(_hasher().hash(new_token()))


async def _hash(password: str) -> str:
    async with _hashing:
        return str(await asyncio.to_thread(_hasher().hash, password))


async def _fits(hash: str, password: str) -> bool:
    from argon2.exceptions import VerificationError, VerifyMismatchError

    async with _hashing:
        try:
            return bool(await asyncio.to_thread(_hasher().verify, hash, password))
        except (VerifyMismatchError, VerificationError):
            return False


def _folded(name: str) -> str:
    return name.strip().casefold()[:40]


def _check_password(name: str, password: str) -> None:
    if password.casefold() in COMMON or password.casefold() == _folded(name):
        raise Problem("setup", "this password is among the first that everybody tries; choose another")


async def _session(call: Call) -> tuple[str, str, str] | None:
    """Account, shelf and hash of the session in the cookie."""
    token = call.request.cookies.get(COOKIE, "")
    if not token:
        return None
    s, a = t.sessions.c, t.accounts.c

    def read(connection: Database) -> tuple[str, str, str] | None:
        row = connection.execute(
            select(a.name, a.shelf, s.hash)
            .join(t.accounts, a.name == s.account)
            .where(s.hash == hashed(token), s.seen > now() - LASTS * 1000)
        ).first()
        return None if row is None else (row[0], row[1], row[2])

    return await call.house.store.read(read)


async def shelf_of(call: Call) -> str:
    """The shelf of the client that asks: by token or by session.  What is on it asks its systems where it goes on."""
    await call.house.ready(*call.house.systems)
    if call.bearer():
        key = await call.key()
        if key.kind != "shelf":
            raise Problem("forbidden", "this needs a shelf token")
        if await call.house.store.read(partial(campaigns.unseen, shelf=key.target)):
            await call.house.store.write(partial(campaigns.see, shelf=key.target))
        return key.target
    session = await _session(call)
    if session is None:
        raise Problem("token", "a shelf token or a session is needed")
    return session[1]


async def _signed_in(call: Call) -> tuple[str, str, str]:
    session = await _session(call)
    if session is None:
        raise Problem("token", "nobody is signed in")
    return session


def _new_session(connection: Database, account: str) -> str:
    token = new_token()
    stamp = now()
    connection.execute(
        insert(t.sessions).values(hash=hashed(token), id=new_id(), account=account, created=stamp, seen=stamp)
    )
    return token


def _cookie(call: Call, token: str, age: int = LASTS) -> dict[str, str]:
    secure = "; Secure" if call.house.settings.secure_cookie else ""
    return {"set-cookie": f"{COOKIE}={token}; Path=/api; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"}


def _account(connection: Database, name: str, here: str) -> Account:
    shown = connection.execute(select(t.accounts.c.shown).where(t.accounts.c.name == name)).scalar_one()
    s = t.sessions.c
    found = connection.execute(select(s.id, s.created, s.hash).where(s.account == name).order_by(s.created, s.id))
    return Account(shown, [SessionView(id, iso(created), hash == here) for id, created, hash in found])


@routes.post(
    "/api/accounts",
    body=Credentials,
    gives=Account,
    status=201,
    limit="sign_ins",
    problems=("conflict", "setup", "token", "forbidden"),
)
async def create_account(call: Call, wish: Credentials) -> With:
    """Create an account and sign in; with a shelf token, that shelf becomes the account's."""
    name = _folded(wish.name)
    if len(name) < 2 or not all(letter.isprintable() for letter in name):
        raise Problem("setup", "a name has at least two letters and no control characters")
    _check_password(name, wish.password)
    shelf = await shelf_of(call) if call.bearer() else ""
    password = await _hash(wish.password)

    def write(connection: Database) -> tuple[str, Account]:
        a = t.accounts.c
        if connection.execute(select(a.name).where((a.name == name) | (a.shelf == shelf))).first() is not None:
            raise Problem("conflict", "this name is taken, or the shelf has an account already")
        home = shelf or campaigns.new_shelf(connection)
        connection.execute(
            insert(t.accounts).values(name=name, shown=wish.name.strip(), password=password, shelf=home, created=now())
        )
        token = _new_session(connection, name)
        return token, _account(connection, name, hashed(token))

    token, account = await call.house.store.write(write)
    return With(account, _cookie(call, token))


@routes.post("/api/session", body=Credentials, gives=Account, limit="sign_ins", problems=("token",))
async def sign_in(call: Call, wish: Credentials) -> With:
    """Sign in."""
    name = _folded(wish.name)
    wait = call.guard.limiter("sign_ins").take(f"account {name}")
    if wait:
        raise Problem("often", f"too often; try again in {wait} seconds", after=wait)
    work = select(t.accounts.c.password).where(t.accounts.c.name == name)
    kept = await call.house.store.read(lambda connection: connection.execute(work).scalar())
    fits = await _fits(str(kept or await asyncio.to_thread(_nobody)), wish.password)
    if not kept or not fits:
        raise Problem("token", "name or password are wrong")

    def write(connection: Database) -> tuple[str, Account]:
        token = _new_session(connection, name)
        return token, _account(connection, name, hashed(token))

    token, account = await call.house.store.write(write)
    return With(account, _cookie(call, token))


@routes.delete("/api/session", status=204, problems=("token",))
async def sign_out(call: Call) -> With:
    """Sign out."""
    _, _, hash = await _signed_in(call)
    work = delete(t.sessions).where(t.sessions.c.hash == hash)
    await call.house.store.write(lambda connection: connection.execute(work))
    return With(None, _cookie(call, "", 0))


@routes.get("/api/account", gives=Account, problems=("token",))
async def account(call: Call) -> Account:
    """The account that is signed in, and its devices."""
    name, _, hash = await _signed_in(call)
    return await call.house.store.read(partial(_account, name=name, here=hash))


@routes.delete("/api/account/sessions/{session}", status=204, problems=("token", "missing"))
async def end_session(call: Call) -> None:
    """Sign another device out."""
    name, _, _ = await _signed_in(call)
    s = t.sessions.c
    work = delete(t.sessions).where(s.account == name, s.id == call.path("session"))
    if await call.house.store.write(lambda connection: connection.execute(work).rowcount) != 1:
        raise Problem("missing", "there is no such session")


@routes.post("/api/account/password", body=PasswordChange, gives=Account, limit="sign_ins", problems=("token", "setup"))
async def change_password(call: Call, wish: PasswordChange) -> With:
    """Choose a new password; every other device is signed out."""
    name, _, _ = await _signed_in(call)
    await _sure(call, name, wish.old)
    _check_password(name, wish.new)
    password = await _hash(wish.new)

    def write(connection: Database) -> tuple[str, Account]:
        connection.execute(update(t.accounts).where(t.accounts.c.name == name).values(password=password))
        connection.execute(delete(t.sessions).where(t.sessions.c.account == name))
        token = _new_session(connection, name)
        return token, _account(connection, name, hashed(token))

    token, account = await call.house.store.write(write)
    return With(account, _cookie(call, token))


@routes.delete("/api/account", body=PasswordOnly, status=204, limit="sign_ins", problems=("token",))
async def delete_account(call: Call, wish: PasswordOnly) -> With:
    """Delete the account and all that is on its shelf."""
    name, shelf, _ = await _signed_in(call)
    await _sure(call, name, wish.password)

    def write(connection: Database) -> None:
        connection.execute(delete(t.sessions).where(t.sessions.c.account == name))
        connection.execute(delete(t.accounts).where(t.accounts.c.name == name))
        connection.execute(delete(t.tokens).where(t.tokens.c.kind == "shelf", t.tokens.c.target == shelf))
        connection.execute(delete(t.shelves).where(t.shelves.c.id == shelf))

    await call.house.store.write(write)
    return With(None, _cookie(call, "", 0))


async def _sure(call: Call, name: str, password: str) -> None:
    work = select(t.accounts.c.password).where(t.accounts.c.name == name)
    kept = await call.house.store.read(lambda connection: connection.execute(work).scalar())
    if not kept or not await _fits(str(kept), password):
        raise Problem("token", "the password is wrong")
