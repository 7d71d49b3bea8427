const PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

/** @example withSessionPlaceholder('https://x.ch/ok?order=7') // '…?order=7&session_id={CHECKOUT_SESSION_ID}' */
export function withSessionPlaceholder(successUrl: string): string {
  const readable = successUrl.replaceAll(encodeURIComponent(PLACEHOLDER), PLACEHOLDER)
  if (readable.includes(PLACEHOLDER)) return readable
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(readable) ?? []
  const joint = address.includes('?') ? '&' : '?'
  return `${address}${joint}session_id=${PLACEHOLDER}${fragment}`
}

export function fillSessionId(address: string, checkoutId: string): string {
  return address.replaceAll(PLACEHOLDER, encodeURIComponent(checkoutId))
}
