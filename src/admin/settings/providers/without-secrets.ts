const secretNames = /SECRET|KEY|PASSWORD|TOKEN|CODE/

/** Messages of an error and its causes, shortened, with all secret configuration values removed. */
export function withoutSecrets(config: Record<string, unknown>, error: unknown): string {
  const secrets = Object.entries(config).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value === '') return []
    if (secretNames.test(name)) return [value, encodeURIComponent(value)]
    return URL.canParse(value) ? passwordsOf(value) : []
  })
  // Replace the longest first, because one secret may contain another.
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length)
  return longestFirst.reduce((content, secret) => content.replaceAll(secret, '…'), wordsOf(error)).slice(0, 300)
}

function passwordsOf(address: string): string[] {
  const { password } = new URL(address)
  return password ? [password, ...decoded(password)] : []
}

function decoded(text: string): string[] {
  try {
    return [decodeURIComponent(text)]
  } catch {
    return []
  }
}

function wordsOf(error: unknown, causes: readonly unknown[] = []): string {
  if (!(error instanceof Error)) return String(error)
  const so = [...causes, error]
  const below = error.cause instanceof Error && !so.includes(error.cause) ? wordsOf(error.cause, so) : ''
  const own = (error.message || error.name).replace(/\b(sk|rk|pk|whsec)_\S+/g, '…')
  return below && below !== own ? `${own} (${below})` : own
}
