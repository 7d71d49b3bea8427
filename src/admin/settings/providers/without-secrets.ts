const secretNames = /SECRET|KEY|PASSWORD|TOKEN|CODE/

/** What an error and its causes say, shortened, without any value of the configuration that is secret. */
export function withoutSecrets(config: Record<string, unknown>, error: unknown): string {
  const secrets = Object.entries(config).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value === '') return []
    if (secretNames.test(name)) return [value]
    return URL.canParse(value) ? passwordsOf(value) : []
  })
  return secrets.reduce((said, secret) => said.replaceAll(secret, '…'), wordsOf(error)).slice(0, 300)
}

function passwordsOf(address: string): string[] {
  const { password } = new URL(address)
  return password ? [password, decodeURIComponent(password)] : []
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const below = error.cause instanceof Error ? wordsOf(error.cause) : ''
  // Stripe repeats a part of a key that it refuses.
  const own = (error.message || error.name).replace(/\b(sk|rk|pk|whsec)_\S+/g, '…')
  return below && below !== own ? `${own} (${below})` : own
}
