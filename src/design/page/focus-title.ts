export function focusOnTitle(gone?: Element): void {
  const dialog = gone?.closest('[role=dialog]')
  if (dialog) dialog.querySelector('button')?.focus()
  else focusOn(document.querySelector('main h1'), true)
}

/** Moves the focus to the first live region with text, such as the number of results, otherwise to the page title. */
export function focusOnResult(): void {
  const result = [...document.querySelectorAll('main [aria-live]')].find(({ textContent }) => textContent !== '')
  focusOn(result ?? document.querySelector('main h1'), false)
}

function focusOn(element: Element | null, preventScroll: boolean): void {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll })
}
