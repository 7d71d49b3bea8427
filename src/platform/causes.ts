/** Lists an error and its causes, outermost first. Each error of an `AggregateError` is followed by its own causes. */
export function causesOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 8) return []
  const several = error instanceof AggregateError ? error.errors : []
  return [error, ...[error.cause, ...several].flatMap((cause: unknown) => causesOf(cause, depth + 1))]
}

export function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
