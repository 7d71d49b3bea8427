import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import type { PackageId } from '#content/products/product.ts'
import { packageServices, serviceLevels } from '#content/service-levels.ts'
import { ButtonLink } from '#design/button.tsx'
import { swissDay } from '#platform/day.ts'
import { formatLongDate, formatTime } from '#platform/format.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { addWorkingDays } from '#platform/working-days.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { caseView } from '#portal/views.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { findAnswersSent } from '#returns/questions/answer-db.server.ts'
import { findPackageOf } from '#returns/questions/case-products-db.server.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'
import { takesAnswers } from '#returns/questions/question-set.ts'
import { isOpen, progressOf } from '#returns/questions/requested-answers.ts'
import type { Route } from './+types/sent-page'
import { InterviewFrame } from './interview-frame.tsx'
import { loadInterview } from './load-interview.server.ts'

const copy = () => t(returnTexts.sentPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta([copy().title, loaderData?.found.caseNumber].filter(Boolean).join(', '), matches)

export async function loader({ context, params: { caseId } }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const clientId = currentUserOf(context).person.id
  const page = await asClient(db, clientId, async (tx) => {
    const { found, sections, topics, people, savedAt } = await loadInterview(tx, clientId, caseId)
    const sent = await findAnswersSent(tx, found.id)
    return {
      ...{
        found: caseView(found, { readerId: clientId, today: swissDay(now()) }),
        topics,
        savedAt,
        sentAt: sent?.at ?? null,
      },
      name: found.clientId === clientId ? people.client : people.partner,
      open: sections.flatMap(({ requested }) => requested).filter(isOpen).length,
      minutesLeft: progressOf(sections).minutesLeft,
      mayAnswer: takesAnswers(found.state),
    }
  })
  const { sentAt } = page
  if (!sentAt) throw redirect(clientQuestionsPath(caseId, 'check'), { status: 303 })
  const bought = await findPackageOf(db, caseId)
  return { ...page, sentAt, steps: nextSteps(bought, swissDay(sentAt)) }
}

export default function SentPage({ loaderData }: Route.ComponentProps) {
  const { found, topics, mayAnswer, savedAt, minutesLeft, name, open, sentAt, steps } = loaderData
  const { missingRequired, required } = found.progress
  const { checkedOn, draftDays } = steps
  return (
    <InterviewFrame {...{ found, topics, mayAnswer, savedAt, minutesLeft, current: null }}>
      <header>
        <h1 className="t44">{copy().thankYou(name)}</h1>
        <p className="soft">{copy().sentOn(formatLongDate(swissDay(sentAt)), formatTime(sentAt))}</p>
      </header>
      <ol className="next-steps">
        <Step
          when={<time dateTime={checkedOn}>{formatLongDate(checkedOn)}</time>}
          title={copy().check(found.adviserName)}
        >
          {copy().ifUnclear}
        </Step>
        {missingRequired > 0 && (
          <Step
            when={found.dueOn ? formatLongDate(found.dueOn) : copy().soon}
            title={copy().documents(missingRequired)}
          >
            {copy().documentsSent(required - missingRequired, required)}
            <br />
            <ButtonLink size="small" to={`${clientCasePath(found.id)}#documents`}>
              {copy().sendDocuments}
            </ButtonLink>
          </Step>
        )}
        {open > 0 && mayAnswer && (
          <Step when={found.dueOn ? formatLongDate(found.dueOn) : copy().soon} title={copy().openQuestions(open)}>
            <ButtonLink kind="outline" size="small" to={clientQuestionsPath(found.id, 'check')}>
              {copy().seeOpen}
            </ButtonLink>
          </Step>
        )}
        {draftDays && (
          <Step when={copy().workingDays(draftDays.min, draftDays.max)} title={copy().draft}>
            {copy().fromLastDocument}
          </Step>
        )}
      </ol>
      <p>
        <ButtonLink kind="outline" to="/client-portal">
          {copy().goToDashboard}
        </ButtonLink>
      </p>
    </InterviewFrame>
  )
}

function Step({ when, title, children }: { when: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      <b>{when}</b>
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  )
}

/** What follows after the client has sent the answers, from the service levels. `draftDays`: null without a package. */
function nextSteps(bought: PackageId | null, sentOn: string) {
  const level = serviceLevels.find(({ appliesTo }) => appliesTo === (bought ?? 'everybody'))
  const days = Math.max(1, Math.ceil((level?.hours ?? 0) / 24))
  return {
    checkedOn: addWorkingDays(sentOn, days),
    draftDays: bought && packageServices[bought].preparationDays,
  }
}
