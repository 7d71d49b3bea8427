import { focusOnTitle } from '#design/page/focus-title.ts'
import { type Consent, consentKey, consentVersion, type Optional, readConsent } from './consent.ts'

const changed = 'consent:changed'

/** Consent choice stored in this browser; null on the server and before a choice. */
export function storedConsent(): Consent | null {
  try {
    return readConsent(localStorage.getItem(consentKey))
  } catch {
    return null
  }
}

let requestedFrom: Element | null = null

/** Saves a choice and hides the banner. Focus returns to the element that opened the banner, else to the page title. */
export function chooseConsent(allowed: readonly Optional[]): void {
  const consent: Consent = {
    version: consentVersion,
    allowed: [...allowed],
    decidedAt: new Date().toISOString(),
  }
  try {
    localStorage.setItem(consentKey, JSON.stringify(consent))
  } catch {
    // If the browser blocks storage, the banner is shown again on the next page.
  }
  const hadFocus = document.getElementById('consent')?.contains(document.activeElement)
  document.documentElement.dataset.consent = 'chosen'
  dispatchEvent(new Event(changed))
  if (!hadFocus) return
  if (requestedFrom instanceof HTMLElement && requestedFrom.isConnected) requestedFrom.focus({ preventScroll: true })
  else focusOnTitle()
}

export function askForConsent(): void {
  requestedFrom = document.activeElement
  delete document.documentElement.dataset.consent
  dispatchEvent(new Event(changed))
  document.getElementById('consent')?.focus()
}

export function onConsentChange(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
