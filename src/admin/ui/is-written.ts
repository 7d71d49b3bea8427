/** Whether keys that are pressed here write something, so that they mean nothing else. */
export function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target instanceof Element && target.closest('textarea, select, [contenteditable]') !== null
}
