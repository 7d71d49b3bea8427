/** Whether the target accepts text, so that shortcuts must not fire. */
export function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target instanceof Element && target.closest('textarea, select, [contenteditable]') !== null
}
