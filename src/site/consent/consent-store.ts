import { type Consent, consentKey, consentVersion, type Optional, readConsent } from './consent.ts'

/** Tells other parts of the page that the choice has changed. */
const changed = 'consent:changed'

/** What this visitor has chosen; null on the server and before a choice. */
export function storedConsent(): Consent | null {
  try {
    return readConsent(localStorage.getItem(consentKey))
  } catch {
    return null
  }
}

/** Keeps a choice and takes the banner away. */
export function chooseConsent(allowed: readonly Optional[]): void {
  const consent: Consent = {
    version: consentVersion,
    allowed: [...allowed],
    decidedAt: new Date().toISOString(),
    proofId: crypto.randomUUID(),
  }
  try {
    localStorage.setItem(consentKey, JSON.stringify(consent))
  } catch {
    // A browser that stores nothing asks again on the next page; nothing is stored meanwhile.
  }
  document.documentElement.dataset.consent = 'chosen'
  dispatchEvent(new Event(changed))
}

/** Shows the banner again, to change the choice. */
export function askForConsent(): void {
  delete document.documentElement.dataset.consent
  dispatchEvent(new Event(changed))
  document.getElementById('consent')?.focus()
}

export function onConsentChange(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
