/** True if the element accepts typed text, so that keyboard shortcuts must not fire. */
export function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target instanceof Element && target.closest('textarea, select, [contenteditable]') !== null
}
