import { Resolver } from 'node:dns/promises'

export type RecordState = 'found' | 'missing' | 'several' | 'open' | 'invalid' | 'late' | 'unreachable'
type SenderRecord = { name: string; state: RecordState; text: string | null }
export type SenderRecords = { domain: string; spf: SenderRecord; dmarc: SenderRecord }

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

/** Asks the name servers for the records of the sender. A domain without DMARC inherits it from the domain above. */
export async function checkSender(
  domain: string,
  resolver: Resolver = new Resolver({ timeout: 1_500, tries: 1 }),
): Promise<SenderRecords> {
  const [spf, dmarc] = await Promise.all([find(resolver, domain, spfState, /^v=spf1/i), findDmarc(resolver, domain)])
  return { domain, spf, dmarc }
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
