export type EmailHeader = { key: string; value: string }

/** Subjects of vacation notices by programs that send no header about it. */
const automaticSubject =
  /^(auto(matic)?[ -]?(reply|response)|out of (the )?office|automatische antwort|abwesenheits|réponse automatique|risposta automatica|respuesta automática|undeliver|delivery status notification)/i

/** Whether a program sent the email: vacation notices, bounces, mailing lists. They are never answered. */
export function isAutomatic(headers: readonly EmailHeader[], sender: string, subject = ''): boolean {
  const first = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const has = (...names: string[]) => headers.some(({ key }) => names.includes(key))
  return (
    !['', 'no'].includes(first('auto-submitted').split(';')[0]?.trim() ?? '') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(first('precedence')) ||
    has('x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'list-unsubscribe', 'feedback-id') ||
    first('return-path') === '<>' ||
    /^multipart\/report\b/.test(first('content-type')) ||
    automaticSubject.test(subject.trim()) ||
    /^(mailer-daemon|postmaster|no-?reply|bounces?)@/i.test(sender)
  )
}

/**
 * Whether the receiving mail server found that the sender's domain sent the email (RFC 8601). Reads only the topmost
 * result of `server`: the server writes it above everything that the sender wrote.
 */
export function isAuthenticated(headers: readonly EmailHeader[], server: string, sender: string): boolean {
  const results = headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => readResults(value))
    .find(({ authority }) => authority === server.toLowerCase())
  const domain = domainOf(sender)
  return (results?.methods ?? []).some(({ method, result, properties }) => {
    if (result !== 'pass') return false
    switch (method) {
      case 'spf':
        return isAligned(domainOf(properties.get('smtp.mailfrom') ?? ''), domain)
      case 'dkim':
        return isAligned(properties.get('header.d') ?? domainOf(properties.get('header.i') ?? ''), domain)
      case 'dmarc':
        return domainOf(properties.get('header.from') ?? '') === domain
      default:
        return false
    }
  })
}

/** The domains are the same, or one is a subdomain of the other. A domain of one label aligns with nothing. */
function isAligned(authenticated: string, domain: string): boolean {
  if (!authenticated.includes('.') || !domain.includes('.')) return false
  return authenticated === domain || authenticated.endsWith(`.${domain}`) || domain.endsWith(`.${authenticated}`)
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

function readResults(value: string) {
  const plain = withoutComments(value.replace(/"(?:[^"\\]|\\.)*"/g, ''))
  const [authority = '', ...results] = plain.split(';').map((part) => part.trim())
  const methods = results.map((part) => {
    const [first = '', ...rest] = part.split(/\s+/)
    const [method = '', result = ''] = first.toLowerCase().split('=')
    const pairs = rest.map((word): [string, string] => {
      const at = word.indexOf('=')
      return [word.slice(0, Math.max(0, at)).toLowerCase(), word.slice(at + 1).toLowerCase()]
    })
    return { method: method.split('/')[0] ?? '', result, properties: new Map(pairs) }
  })
  return { authority: authority.split(/\s+/)[0]?.toLowerCase() ?? '', methods }
}

function withoutComments(value: string): string {
  let depth = 0
  let plain = ''
  for (const sign of value) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) plain += sign
  }
  return plain
}
