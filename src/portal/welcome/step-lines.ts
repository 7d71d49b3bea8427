import { t } from '#platform/texts.ts'
import * as welcomeTexts from './locales/en.ts'
import type { NextSteps } from './next-steps.server.ts'

export type StepLine = { name: string; time: string; hint: string }

/** `account`: what the first step is, or null if the buyer already has a confirmed account. */
export type AccountStep = 'password-here' | 'password-by-email' | 'confirm' | null

/** The same three steps for page and email; without the first for buyers who only have to sign in. */
export function stepLines(account: AccountStep, { questions, documents, dueOn }: NextSteps): StepLine[] {
  const words = t(welcomeTexts.steps)
  const first = {
    'password-here': { name: words.password, time: words.oneMinute, hint: words.hereOrByEmail },
    'password-by-email': { name: words.password, time: words.oneMinute, hint: words.byEmail },
    confirm: { name: words.confirm, time: words.oneMinute, hint: words.byEmail },
  }
  return [
    account ? first[account] : { name: words.signIn, time: words.oneMinute, hint: '' },
    questions
      ? { name: words.answer(questions.topics), time: words.minutes(questions.minutes), hint: words.stopAnyTime }
      : { name: words.describe, time: words.oneMinute, hint: '' },
    {
      name: words.send(documents),
      time: documents > 0 && dueOn ? words.by(dueOn) : words.when,
      hint: words.sendHint,
    },
  ]
}
