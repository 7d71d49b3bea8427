import type { ConsentCategory } from '#content/pages/consent.ts'
import { focusOnTitle } from '#design/page/focus-title.ts'

/** Local storage key of the choice; `public/early.js` reads the same key before the first paint. */
export const consentKey = 'consent'

export const consentVersion = 1

// Copied from the consent texts, so that browsers need not load these. A test compares both.
const optional: readonly Optional[] = ['functional', 'analytics', 'marketing']

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

/** Hides the banner. The focus returns to the element that opened it, or else to the page title. */
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

type Optional = Exclude<ConsentCategory['id'], 'essential'>

type Consent = { version: number; allowed: Optional[]; decidedAt: string }

export function optionalCategories(): readonly Optional[] {
  return optional
}

/** Parses a stored choice; null if it is missing, unreadable or of an earlier version. */
export function readConsent(stored: string | null): Consent | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    if (!('version' in value) || value.version !== consentVersion) return null
    if (!('allowed' in value) || !Array.isArray(value.allowed)) return null
    const { allowed } = value
    return {
      version: consentVersion,
      allowed: optional.filter((id) => allowed.includes(id)),
      decidedAt: 'decidedAt' in value ? String(value.decidedAt) : '',
    }
  } catch {
    return null
  }
}

export function mayStore(consent: Pick<Consent, 'allowed'> | null, category: ConsentCategory['id']): boolean {
  return category === 'essential' || (consent?.allowed.includes(category) ?? false)
}
