/**
 * Puts the focus on the title of the page without scrolling: the place to go on from when a control has gone. If it
 * stood in a dialog, that is the dialog's first button.
 */
export function focusOnTitle(gone?: Element): void {
  const dialog = gone?.closest('[role=dialog]')
  if (dialog) dialog.querySelector('button')?.focus()
  else focusOn(document.querySelector('main h1'), true)
}

/** To what tells the new result of a list; the page has one. Else to the title. */
export function focusOnResult(): void {
  const result = [...document.querySelectorAll('main [aria-live]')].find(({ textContent }) => textContent !== '')
  focusOn(result ?? document.querySelector('main h1'), false)
}

function focusOn(element: Element | null, preventScroll: boolean): void {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll })
}
