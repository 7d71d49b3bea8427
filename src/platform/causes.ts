/** An error and what caused it, the outermost first; several causes at once (`AggregateError`) one after the other. */
export function causesOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 8) return []
  const several = error instanceof AggregateError ? error.errors : []
  return [error, ...[error.cause, ...several].flatMap((cause: unknown) => causesOf(cause, depth + 1))]
}

/** The code that Node, PostgreSQL and others give their errors; '' without one. */
export function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
