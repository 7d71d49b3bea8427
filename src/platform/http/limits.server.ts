import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

export type Limit = { name: string; points: number; seconds: number }

export type LimitOutcome = { ok: true } | { ok: false; retryAfterSeconds: number }

const limiters = new WeakMap<Pool, Map<string, RateLimiterPostgres>>()

/** Counts a use against a rate limit in the database, so that all web servers share the limit. */
export async function countUse(pool: Pool, limit: Limit, key: string, points = 1): Promise<LimitOutcome> {
  try {
    await limiterOf(pool, limit).consume(shortened(key), points)
    return { ok: true }
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) {
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((rejection.msBeforeNext ?? 1000) / 1000)) }
    }
    throw rejection
  }
}

export async function forgetLimit(pool: Pool, limit: Limit, key: string): Promise<void> {
  await limiterOf(pool, limit).delete(shortened(key))
}

function limiterOf(pool: Pool, limit: Limit): RateLimiterPostgres {
  const known = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(pool, known)
  const limiter =
    known.get(limit.name) ??
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
    })
  known.set(limit.name, limiter)
  return limiter
}

function shortened(key: string): string {
  return key.toLowerCase().slice(0, 180)
}
