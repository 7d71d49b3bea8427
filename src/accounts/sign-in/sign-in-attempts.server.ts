import { z } from 'zod'
import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { notifyOwner } from '#accounts/security/notify-owner.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { swissDay } from '#platform/day.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, forgetLimit, type Limit } from '#platform/http/limits.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { findDevice } from './device-cookie.server.ts'
import {
  failuresBeforeEmail,
  signInsOfAccount,
  signInsOfAddress,
  signInsOfDevice,
  signInsOfPair,
} from './sign-in-limits.server.ts'

type SignInAttemptsDeps = Pick<Services, 'pool' | 'config' | 'secretKey'>

/** A sign-in attempt. `account` is the person id or, for unknown accounts, the submitted identifier. */
export type Attempt = { person: Person | null; account: string; facts: RequestMetadata }

type Limited = { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

/**
 * Counts an attempt before the password check, so that parallel attempts cannot evade the limit. A known device has a
 * count of its own, so that strangers cannot lock the owner out; other devices are limited per network and per account.
 */
export async function recordAttempt(services: SignInAttemptsDeps, attempt: Attempt): Promise<Limited | null> {
  for (const [limit, key] of countersOf(services, attempt)) {
    const counted = await countUse(services.pool, limit, key)
    if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  }
  return null
}

export async function forgiveAttempts(services: SignInAttemptsDeps, attempt: Attempt): Promise<void> {
  for (const [limit, key] of countersOf(services, attempt)) {
    // After a successful sign-in, subtract only this attempt from the network's count: it includes other visitors.
    if (limit === signInsOfAddress) await countUse(services.pool, limit, key, -1)
    else await forgetLimit(services.pool, limit, key)
  }
  await forgetLimit(services.pool, failuresBeforeEmail, attempt.account)
}

function countersOf(services: SignInAttemptsDeps, { person, account, facts }: Attempt): (readonly [Limit, string])[] {
  const device = person && findDevice(services, facts.deviceTokens ?? '', person.id)
  if (device) return [[signInsOfDevice, `${device} ${account}`]]
  const network = networkOf(facts.ip)
  return [
    [signInsOfAddress, network],
    [signInsOfPair, `${network} ${account}`],
    [signInsOfAccount, account],
  ]
}

export const failedSignInsJob = defineJob('account-failed-sign-ins', z.object({ account: z.string() }))

/** After several wrong passwords, emails the owner. Unknown accounts cause the same job, so timing reveals nothing. */
export async function noteFailure({ db, pool }: Pick<Services, 'db' | 'pool'>, account: string): Promise<void> {
  const counted = await countUse(pool, failuresBeforeEmail, account)
  if (!counted.ok) await enqueue(db, failedSignInsJob, { account }, { key: `failed-sign-ins:${account}`.slice(0, 500) })
}

/** Handler of `failedSignInsJob`; emails the account's holder at most once a day. */
export async function notifyFailedSignIns(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { account }: { account: string },
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, account)
    if (person?.status !== 'active') return
    const day = swissDay(services.now())
    await notifyOwner(tx, services, person, {
      event: 'failed-sign-ins',
      eventKey: `failed-sign-ins:${person.id}:${day}`,
    })
  })
}
