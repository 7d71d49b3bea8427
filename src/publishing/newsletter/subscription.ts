import { z } from 'zod'
import { optionalNameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'
import { newsletterTopics } from '#content/pages/newsletter.ts'

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed', 'bounced', 'complained', 'suppressed'] as const
export type SubscriberState = (typeof subscriberStates)[number]
export type Topic = (typeof newsletterTopics)[number]['id']

export const topicIds = newsletterTopics.map(({ id }) => id)

/** 'monthly' is at most one newsletter in four weeks. */
export const frequencies = ['all', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

export function frequencyOf(name: string): Frequency {
  return frequencies.find((known) => known === name) ?? 'all'
}

export const pendingDays = 7

export const consentVersion = '2026-11'

export function answerTo(state: SubscriberState | null, isNewTopic: boolean): 'confirm' | 'known' | 'silence' {
  if (state === 'bounced' || state === 'complained' || state === 'suppressed') return 'silence'
  return state === 'confirmed' && !isNewTopic ? 'known' : 'confirm'
}

const needsName = (topic: unknown) => topic === 'resources'

export type DiscountError = `email-${'missing' | 'too-long' | 'incomplete'}` | NameFieldError<'name'> | 'topic-unknown'

const error = (code: DiscountError) => ({ error: code })

export const subscribeForm = z
  .object({
    email: z
      .string(error('email-missing'))
      .trim()
      .min(1, error('email-missing'))
      .max(254, error('email-too-long'))
      .toLowerCase()
      .pipe(z.email(error('email-incomplete'))),
    name: optionalNameField('name', 'person', 120),
    topic: z.enum(topicIds, error('topic-unknown')),
  })
  .refine(({ topic, name }) => !needsName(topic) || name !== null, { path: ['name'], ...error('name-missing') })

export type SubscribeInput = z.infer<typeof subscribeForm>

export function knownTopics(names: readonly string[]): Topic[] {
  return topicIds.filter((id) => names.includes(id))
}
