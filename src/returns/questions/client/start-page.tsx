import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { ButtonLink } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { swissDay } from '#platform/day.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { caseView } from '#portal/views.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'
import { takesAnswers } from '#returns/questions/question-set.ts'
import { progressOf } from '#returns/questions/requested-answers.ts'
import type { Route } from './+types/start-page'
import { InterviewFrame, topicStatus } from './interview-frame.tsx'
import { loadInterview, screenPath } from './load-interview.server.ts'

const copy = () => t(returnTexts.startPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta([copy().title, loaderData?.found.caseNumber].filter(Boolean).join(', '), matches)

export function loader({ context, params: { caseId } }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const clientId = currentUserOf(context).person.id
  return asClient(db, clientId, async (tx) => {
    const { found, sections, screens, topics, savedAt } = await loadInterview(tx, clientId, caseId)
    const atHand = (await listChecklist(tx, found.id)).filter(
      ({ state, need }) => state === 'missing' && need === 'required',
    )
    return {
      ...{ topics, savedAt, first: screenPath(found.id, screens[0]), firstTitle: topics[0]?.title ?? '' },
      found: caseView(found, { readerId: clientId, today: swissDay(now()) }),
      atHand: atHand.map(({ title }) => title).slice(0, 6),
      minutesLeft: progressOf(sections).minutesLeft,
      mayAnswer: takesAnswers(found.state),
    }
  })
}

/** What to expect before the first question. */
export default function StartPage({ loaderData }: Route.ComponentProps) {
  const { found, topics, savedAt, minutesLeft, mayAnswer, atHand, first, firstTitle } = loaderData
  return (
    <InterviewFrame {...{ found, topics, mayAnswer, savedAt, minutesLeft, current: null }}>
      <header>
        <h1 className="t44">{copy().heading(found.title)}</h1>
        <p className="soft">{copy().lead(topics.length, Math.max(5, minutesLeft))}</p>
      </header>
      {atHand.length > 0 && (
        <section className="at-hand" aria-labelledby="at-hand">
          <h2 className="t20" id="at-hand">
            {copy().atHand}
          </h2>
          <ul>
            {atHand.map((title) => (
              <li key={title}>
                <Icon name="file-text" small /> {title}
              </li>
            ))}
          </ul>
          <p className="soft t14">{copy().nothingAtHand}</p>
        </section>
      )}
      <section className="at-hand" aria-labelledby="start-topics">
        <h2 className="t20" id="start-topics">
          {copy().topics}
        </h2>
        <ol>
          {topics.map((topic) => (
            <li key={topic.code}>
              {topic.title} <span className="soft">{topicStatus(topic)}</span>
            </li>
          ))}
        </ol>
      </section>
      <p className="soft">{copy().afterwards(found.adviserName)}</p>
      <div className="question-end">
        <ButtonLink kind="primary" to={mayAnswer ? first : clientQuestionsPath(found.id, 'check')}>
          {mayAnswer ? copy().start(firstTitle) : copy().read} <Icon name="chevron-right" small />
        </ButtonLink>
      </div>
    </InterviewFrame>
  )
}
