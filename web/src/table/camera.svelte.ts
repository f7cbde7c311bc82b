/** Where the board is looked at from: a shift and a scale, changed without drawing anything anew. */
const LEAST = 0.12;
const MOST = 3.2;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** moves gently rather than at once */
  gliding = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get transform(): string {
    return `translate3d(${this.x}px, ${this.y}px, 0) scale(${this.scale})`;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
  }

  /** Zoom, keeping a point of the window where it is. */
  zoom(by: number, px: number, py: number): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * by));
    const real = scale / this.scale;
    this.x = px - (px - this.x) * real;
    this.y = py - (py - this.y) * real;
    this.scale = scale;
  }

  /** Show a rectangle of the drawing in a window of a size. */
  fit(
    rect: { x: number; y: number; w: number; h: number },
    width: number,
    height: number,
    most = 1.6,
    least = LEAST,
  ): void {
    const scale = Math.min(most, Math.max(least, Math.min(width / rect.w, height / rect.h)));
    this.scale = scale;
    this.x = width / 2 - (rect.x + rect.w / 2) * scale;
    this.y = height / 2 - (rect.y + rect.h / 2) * scale;
  }

  /** Leave no more empty table beside a rectangle than must be. */
  within(rect: { x: number; y: number; w: number; h: number }, width: number, height: number): void {
    const clamp = (at: number, from: number, size: number, room: number) => {
      const [low, high] = [room - (from + size) * this.scale, -from * this.scale];
      return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at));
    };
    this.x = clamp(this.x, rect.x, rect.w, width);
    this.y = clamp(this.y, rect.y, rect.h, height);
  }

  /** Glide so that a point of the drawing lies in the middle. */
  centre(px: number, py: number, width: number, height: number): void {
    this.glide();
    this.x = width / 2 - px * this.scale;
    this.y = height / 2 - py * this.scale;
  }

  /** Glide just so far that a point is well inside the window. */
  reveal(px: number, py: number, width: number, height: number, margin = 44): void {
    const [sx, sy] = [this.x + px * this.scale, this.y + py * this.scale];
    const dx = sx < margin ? margin - sx : sx > width - margin ? width - margin - sx : 0;
    const dy = sy < margin ? margin - sy : sy > height - margin ? height - margin - sy : 0;
    if (!dx && !dy) return;
    this.glide();
    this.pan(dx, dy);
  }

  /** Glide so that a rectangle of the drawing lies inside the window, smaller where it must be. */
  revealAll(rect: { x: number; y: number; w: number; h: number }, width: number, height: number): void {
    const fits = Math.min(width / rect.w, height / rect.h);
    if (fits < this.scale) {
      this.glide();
      this.fit(rect, width, height);
      return;
    }
    this.reveal(rect.x, rect.y, width, height, 0);
    this.reveal(rect.x + rect.w, rect.y + rect.h, width, height, 0);
  }

  private glide(): void {
    this.gliding = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.gliding = false), 340);
  }
}
