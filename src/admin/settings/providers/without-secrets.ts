const secretNames = /SECRET|KEY|PASSWORD|TOKEN|CODE/

/** What an error and its causes say, shortened, without any value of the configuration that is secret. */
export function withoutSecrets(config: Record<string, unknown>, error: unknown): string {
  const secrets = Object.entries(config).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value === '') return []
    if (secretNames.test(name)) return [value, encodeURIComponent(value)]
    return URL.canParse(value) ? passwordsOf(value) : []
  })
  // The longest first: of a secret that holds another one the rest would stay.
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length)
  return longestFirst.reduce((content, secret) => content.replaceAll(secret, '…'), wordsOf(error)).slice(0, 300)
}

/** The password of an address as it is written and as it is meant. */
function passwordsOf(address: string): string[] {
  const { password } = new URL(address)
  return password ? [password, ...decoded(password)] : []
}

function decoded(text: string): string[] {
  try {
    return [decodeURIComponent(text)]
  } catch {
    // A sign of percent that begins no other sign stands for itself.
    return []
  }
}

function wordsOf(error: unknown, notified: readonly unknown[] = []): string {
  if (!(error instanceof Error)) return String(error)
  const so = [...notified, error]
  const below = error.cause instanceof Error && !so.includes(error.cause) ? wordsOf(error.cause, so) : ''
  // Stripe repeats a part of a key that it refuses.
  const own = (error.message || error.name).replace(/\b(sk|rk|pk|whsec)_\S+/g, '…')
  return below && below !== own ? `${own} (${below})` : own
}
