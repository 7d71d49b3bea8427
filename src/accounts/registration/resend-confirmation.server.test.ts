import { describe, expect, test } from 'vitest'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { confirmEmailByLink } from '#accounts/passwords/set-password.server.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { aPerson, emailsOf, testMetadata, tokenIn } from '#test/accounts/people.ts'
import { newWorld } from '#test/world.ts'
import { resendConfirmation } from './resend-confirmation.server.ts'

describe('the link to confirm the address, sent again from the portal', () => {
  test('confirms the address of the signed-in buyer', async () => {
    const world = await newWorld()
    const person = await aPerson(world, { emailVerified: false })
    expect(await resendConfirmation(world, { person, metadata: testMetadata })).toBe('sent')
    const [email] = await emailsOf(world, person.email)
    expect(email?.subject).toBe(accountEmailTexts.accounts.confirmEmail().subject)
    const confirmed = { token: tokenIn(email), personId: person.id }
    expect(await confirmEmailByLink(world, confirmed, testMetadata)).toBe(true)
    expect(await findPerson(world.db, person.id)).toMatchObject({ emailVerified: true })
    expect(await resendConfirmation(world, { person, metadata: testMetadata })).toBe('confirmed')
    expect(await emailsOf(world, person.email)).toHaveLength(1)
  })

  test('is sent at most three times an hour', async () => {
    const world = await newWorld()
    const person = await aPerson(world, { emailVerified: false })
    const outcomes: string[] = []
    for (let at = 0; at < 4; at++) outcomes.push(await resendConfirmation(world, { person, metadata: testMetadata }))
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'too-many'])
  })
})
