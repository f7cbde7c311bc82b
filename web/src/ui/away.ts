/** What lies open for a moment is put away by pointing elsewhere and by Escape. */
import type { Attachment } from "svelte/attachments";

/** For what is open: calls `close` on a press outside it and what opened it, the element before it, and on Escape. */
export const away =
  (close: () => void): Attachment<HTMLElement> =>
  (node) => {
    function pressed(event: PointerEvent): void {
      const target = event.target as Node;
      if (!node.contains(target) && !node.previousElementSibling?.contains(target)) close();
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    document.addEventListener("pointerdown", pressed, true);
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("pointerdown", pressed, true);
      document.removeEventListener("keydown", key, true);
    };
  };
