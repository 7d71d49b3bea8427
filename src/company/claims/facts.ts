type Dated = { id: string; validUntil: string }

export function expiringFacts<Fact extends Dated>(
  facts: readonly Fact[],
  today: string,
  days: number,
): (Fact & { isExpired: boolean })[] {
  const horizon = new Date(`${today}T00:00:00Z`)
  horizon.setUTCDate(horizon.getUTCDate() + days)
  const last = horizon.toISOString().slice(0, 10)
  return facts
    .filter(({ validUntil }) => validUntil < today || (days > 0 && validUntil <= last))
    .map((fact) => ({ ...fact, isExpired: fact.validUntil < today }))
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil))
}
