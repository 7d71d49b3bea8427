import { createHash } from 'node:crypto'
import type { BetterAuthOptions } from '@better-auth/core'
import type { AdapterFactory, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter'

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type Open = AdapterFactory<BetterAuthOptions>
type Call = { model?: string; where?: Where[]; data?: Record<string, unknown> }

/** Wraps the database adapter: only hashes of session tokens are stored, while the auth library sees plain tokens. */
export function withHashedTokens(open: Open): Open {
  return (options) => {
    const adapter = open(options)
    return {
      ...hashing(adapter),
      transaction: (work) => adapter.transaction((tx) => work(hashing(tx))),
    }
  }
}

function hashing<Adapter extends DBTransactionAdapter>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (call: Call, ...rest: unknown[]) => {
        if (call?.model !== 'session') return method.call(target, call, ...rest)
        const answer: unknown = await method.call(target, hashed(call), ...rest)
        return withToken(answer, call.data?.token ?? call.where?.find(({ field }) => field === 'token')?.value)
      }
    },
  })
}

function hashed({ data, where, ...call }: Call): Call {
  return {
    ...call,
    ...(data && { data: typeof data.token === 'string' ? { ...data, token: tokenHash(data.token) } : data }),
    ...(where && {
      where: where.map((part) => (part.field === 'token' ? { ...part, value: hashOf(part.value) } : part)),
    }),
  }
}

function hashOf(value: Where['value']): Where['value'] {
  if (typeof value === 'string') return tokenHash(value)
  return Array.isArray(value) ? value.map((one) => tokenHash(String(one))) : value
}

function withToken(answer: unknown, token: unknown): unknown {
  const isSession = typeof answer === 'object' && answer !== null && 'token' in answer
  return isSession && typeof token === 'string' ? { ...answer, token } : answer
}
