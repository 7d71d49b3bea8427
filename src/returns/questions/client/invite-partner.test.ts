import { expect, test } from 'vitest'
import { findPartnerOf } from '#accounts/households/partner-db.server.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { aCase, listEmails } from '#test/cases.ts'
import { argsOf, outcomeOf } from '#test/portal/portal.ts'
import { newWorld } from '#test/world.ts'
import type { QuestionsData } from './load-questions.server.ts'
import { inviteField } from './questions-answer.ts'
import { action, loader } from './questions-page.tsx'

async function aCouple() {
  const world = await newWorld()
  const found = await aCase(world, { state: 'waiting_for_documents' })
  const args = (init?: RequestInit) =>
    argsOf(world, `/client-portal/cases/${found.id}/questions/family/start`, {
      person: found.client,
      params: { caseId: found.id, topic: 'family', screen: 'start' },
      ...(init && { init }),
    })
  const post = (fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return outcomeOf(action, args({ method: 'POST', body }))
  }
  await post({
    'version.joint.civil-status': '0',
    'joint.civil-status': 'married',
    'version.joint.partner-place': '0',
    'joint.partner-place': 'together',
    intent: 'save',
  })
  const invitation = async () => ((await outcomeOf(loader, args())).data as QuestionsData).invitation
  const partner = () => findPartnerOf(world.db, found.client.id)
  const named = {
    'version.joint.partner-name': '0',
    'joint.partner-name': 'Daniel Weber',
    [inviteField]: 'dan@example.com',
  }
  return { world, found, post, invitation, partner, named }
}

test('the partner is invited in the form that asks for the first name', async () => {
  const { world, post, invitation, partner, named } = await aCouple()
  expect(await invitation()).toEqual({ status: 'none' })
  expect(await post({ ...named, intent: 'invite' })).toMatchObject({ status: 303 })
  expect(await partner()).toMatchObject({ firstName: 'Daniel', lastName: 'Weber', email: 'dan@example.com' })
  expect(await invitation()).toMatchObject({ status: 'sent', email: 'dan@example.com' })
  await post({ ...named, intent: 'invite' })
  expect((await listEmails(world)).filter(({ toAddress }) => toAddress === 'dan@example.com')).toHaveLength(1)
})

test('an address entered before “Next” is invited too, and without one nothing is sent', async () => {
  const { post, partner, named } = await aCouple()
  await post({ ...named, [inviteField]: '', intent: 'next' })
  expect(await partner()).toBeNull()
  await post({ [inviteField]: 'dan@example.com', intent: 'next' })
  expect(await partner()).toMatchObject({ firstName: 'Daniel' })
})

test('a wrong address is refused next to its field, keeps what was entered and saves the name', async () => {
  const { world, found, post, partner, named } = await aCouple()
  const reply = await post({ ...named, [inviteField]: 'dan@example', intent: 'next' })
  expect(reply).toMatchObject({
    status: 422,
    data: {
      errors: { [inviteField]: accountTexts.accounts.fields['email-incomplete'] },
      submitted: { [inviteField]: ['dan@example'] },
    },
  })
  expect(await partner()).toBeNull()
  const answers = newestOf(await listAnswers(world.db, found.id))
  expect(answers.get('joint.partner-name')?.value).toBe('Daniel Weber')
})

test('an own address is refused', async () => {
  const { found, post, named } = await aCouple()
  expect(await post({ ...named, [inviteField]: found.client.email, intent: 'invite' })).toMatchObject({
    data: { errors: { [inviteField]: accountTexts.invitePartner.thisIsYourOwnEmail } },
  })
})
