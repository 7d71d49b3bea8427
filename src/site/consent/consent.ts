import type { ConsentCategory } from '#content/pages/consent.ts'

/** Where the choice is kept in the browser. `public/early.js` reads it too, before the first paint. */
export const consentKey = 'consent'

/** Raise it when purposes are added: everybody is asked again. `public/early.js` holds the same number. */
export const consentVersion = 1

export type Optional = Exclude<ConsentCategory['id'], 'essential'>

/** A choice as it is stored: which purposes were agreed to, when, for which version, and a number to prove it by. */
export type Consent = { version: number; allowed: Optional[]; decidedAt: string }

// Written out, so that browsers need not load the words about each; a test compares it with them.
const optional: readonly Optional[] = ['functional', 'analytics', 'marketing']

/** Every purpose that can be refused. */
export function optionalCategories(): readonly Optional[] {
  return optional
}

/** The stored choice; null when there is none, when it is unreadable, or when it was made for an earlier version. */
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

/** Whether something of this category may be stored. Without a choice only what is essential may. */
export function mayStore(consent: Pick<Consent, 'allowed'> | null, category: ConsentCategory['id']): boolean {
  return category === 'essential' || (consent?.allowed.includes(category) ?? false)
}
