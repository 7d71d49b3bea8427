import { Resolver } from 'node:dns/promises'

export type RecordState = 'found' | 'missing' | 'several' | 'open' | 'invalid' | 'late' | 'unreachable'
type SenderRecord = { name: string; state: RecordState; text: string | null }
/** `isChosen`: the firm has named the selector. Otherwise usual ones were tried, and `selector` is the one found. */
type DkimRecord = { selector: string | null; isChosen: boolean; state: RecordState }
export type SenderRecords = { domain: string; spf: SenderRecord; dmarc: SenderRecord; dkim: DkimRecord }

/** Selectors that mail providers give to all their customers. */
const defaultSelectors = [
  ...['default', 'dkim', 'mail', 'smtp', 'selector1', 'selector2', 'google', 's1', 's2', 'k1', 'k2', 'k3', 'key1'],
  ...['fm1', 'sig1', 'protonmail', 'mailjet', 'mandrill', 'resend', 'brevo1', 'zoho', 'hostpoint1'],
]

/** @example domainOf('Tax Firm <office@Firm.example>') // 'firm.example' */
export function domainOf(mailFrom: string): string | null {
  return /@([a-z0-9-]+(?:\.[a-z0-9-]+)+)>?\s*$/i.exec(mailFrom)?.[1]?.toLowerCase() ?? null
}

/** SPF (RFC 7208): exactly one record, which must not let everybody send. */
export function spfState(texts: readonly string[]): RecordState {
  const found = texts.filter((text) => /^v=spf1( |$)/i.test(text))
  if (found.length !== 1) return found.length === 0 ? 'missing' : 'several'
  return /(^| )\+?all( |$)/i.test(found[0] ?? '') ? 'open' : 'found'
}

/** DMARC (RFC 7489): exactly one record, with a policy. */
export function dmarcState(texts: readonly string[]): RecordState {
  const found = texts.filter((text) => /^v=DMARC1\s*(;|$)/.test(text))
  if (found.length !== 1) return found.length === 0 ? 'missing' : 'several'
  return /;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.test(found[0] ?? '') ? 'found' : 'invalid'
}

/** DKIM (RFC 6376): a record with a public key. An empty key has been revoked. */
export function dkimState(texts: readonly string[]): RecordState {
  const [key] = texts.flatMap((text) => /(?:^|;)\s*p\s*=\s*([^;]*)/.exec(text)?.[1] ?? [])
  if (key === undefined) return 'missing'
  return key.trim() === '' ? 'invalid' : 'found'
}

/** Asks the name servers for the records of the sender. A domain without DMARC inherits it from the domain above. */
export async function checkSender(
  domain: string,
  dkimSelector: string,
  resolver: Resolver = new Resolver({ timeout: 1_500, tries: 1 }),
): Promise<SenderRecords> {
  const [spf, dmarc, dkim] = await Promise.all([
    find(resolver, domain, spfState, /^v=spf1/i),
    findDmarc(resolver, domain),
    findDkim(resolver, domain, dkimSelector),
  ])
  return { domain, spf, dmarc, dkim }
}

async function findDkim(resolver: Resolver, domain: string, chosen: string): Promise<DkimRecord> {
  const tried = await Promise.all(
    (chosen ? [chosen] : defaultSelectors).map(async (selector) => ({
      selector,
      isChosen: chosen !== '',
      state: (await find(resolver, `${selector}._domainkey.${domain}`, dkimState, /p\s*=/)).state,
    })),
  )
  const order: RecordState[] = ['found', 'invalid', 'late', 'unreachable']
  const best = order.flatMap((state) => tried.find((record) => record.state === state) ?? [])[0]
  return best ?? { selector: chosen || null, isChosen: chosen !== '', state: 'missing' }
}

async function findDmarc(resolver: Resolver, domain: string): Promise<SenderRecord> {
  const own = await find(resolver, `_dmarc.${domain}`, dmarcState, /^v=DMARC1/)
  const above = domain.split('.').slice(1).join('.')
  if (own.state !== 'missing' || !above.includes('.')) return own
  const inherited = await findDmarc(resolver, above)
  return inherited.state === 'missing' ? own : inherited
}

async function find(
  resolver: Resolver,
  name: string,
  stateOf: (texts: readonly string[]) => RecordState,
  beginning: RegExp,
): Promise<SenderRecord> {
  try {
    const texts = (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    return { name, state: stateOf(texts), text: texts.find((text) => beginning.test(text)) ?? null }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOTFOUND' || code === 'ENODATA') return { name, state: 'missing', text: null }
    return { name, state: code === 'ETIMEOUT' || code === 'ECANCELLED' ? 'late' : 'unreachable', text: null }
  }
}
