import type { ConsentCategory } from '#content/pages/consent.ts'

/** Storage key of the choice, also read by `public/early.js` before the first paint. */
export const consentKey = 'consent'

export const consentVersion = 1

export type Optional = Exclude<ConsentCategory['id'], 'essential'>

export type Consent = { version: number; allowed: Optional[]; decidedAt: string }

// The consent texts contain the same list; repeated here, so that browsers do not have to load them. A test compares both.
const optional: readonly Optional[] = ['functional', 'analytics', 'marketing']

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
