/**
 * Puts the focus on a title without scrolling: the place to go on from when a control has gone. `gone` stood in the
 * dialog or page whose title is meant.
 */
export function focusOnTitle(gone?: Element): void {
  focusOn((gone?.closest('[role=dialog]') ?? document).querySelector('main h1, [role=dialog] h2'), true)
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
