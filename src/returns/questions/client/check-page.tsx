import { data, Form, Link, redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { termsToAccept } from '#cases/terms/terms.server.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { swissDay } from '#platform/day.ts'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { caseView } from '#portal/views.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { findAnswersSent } from '#returns/questions/answer-db.server.ts'
import { clientQuestionsPath, questionAnchor, reviewParameter } from '#returns/questions/question-links.ts'
import { takesAnswers } from '#returns/questions/question-set.ts'
import { hasPartner, isOpen, progressOf } from '#returns/questions/requested-answers.ts'
import { sendAnswers } from '#returns/questions/save-answers.server.ts'
import { loadScope } from '#returns/questions/scope.server.ts'
import type { Route } from './+types/check-page'
import { InterviewFrame, topicStatus } from './interview-frame.tsx'
import { loadInterview, screenPath } from './load-interview.server.ts'
import { ReadAnswers } from './read-answers.tsx'

const copy = () => t(returnTexts.checkPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta([copy().checkYourAnswers, loaderData?.found.caseNumber].filter(Boolean).join(', '), matches)

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const clientId = currentUserOf(context).person.id
  return asClient(db, clientId, async (tx) => {
    const { found, answers, sections, screens, topics, people, savedAt } = await loadInterview(
      tx,
      clientId,
      params.caseId,
    )
    const pathOf = (key: string) => {
      const screen = screens.find(({ requested }) => requested.some((one) => one.key === key))
      return `${screenPath(found.id, screen)}?${reviewParameter}#${questionAnchor(key)}`
    }
    const shown = screens.flatMap((screen) =>
      screen.requested.map((one) => ({
        ...{ key: one.key, question: one.question, person: one.person, answer: one.answer, topic: screen.topic },
        path: pathOf(one.key),
      })),
    )
    const sent = await findAnswersSent(tx, found.id)
    return {
      ...{ found: caseView(found, { readerId: clientId, today: swissDay(now()) }), topics, savedAt },
      groups: topics.map((topic) => ({ ...topic, shown: shown.filter((one) => one.topic === topic.code) })),
      open: shown.filter(isOpen),
      people: hasPartner(answers) ? people : null,
      minutesLeft: progressOf(sections).minutesLeft,
      mayAnswer: takesAnswers(found.state),
      sentAt: sent?.at ?? null,
      isChanged: sent === null || (savedAt !== null && savedAt > sent.at),
      showsAll: url.searchParams.has('all'),
      undecided: (await loadScope(db, found, { answers, now: now() }))
        .filter(({ status }) => status === 'open')
        .map((item) => ({ ...item, path: pathOf(item.key) })),
    }
  })
}

export async function action({ request, context, params: { caseId } }: Route.ActionArgs) {
  const actor = actorOf({ request, context })
  const services = servicesOf(context)
  const terms = await termsToAccept(services, actor.person.id, clientQuestionsPath(caseId, 'check'))
  if (terms && !(await findCaseOf(services.db, actor.person.id, caseId))) throw notFound()
  if (terms) throw redirect(terms, { status: 303 })
  const outcome = await sendAnswers(services, { caseId, actor })
  if (outcome.ok) throw redirect(clientQuestionsPath(caseId, 'sent'), { status: 303 })
  if (outcome.reason === 'not-now') throw redirect(clientQuestionsPath(caseId, 'check'), { status: 303 })
  if (outcome.reason !== 'nothing-answered') throw notFound()
  return data({ error: copy().nothingAnswered }, { status: 422 })
}

export default function CheckPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { found, topics, groups, open, people, mayAnswer, savedAt, minutesLeft, showsAll } = page
  const done = topics.filter((topic) => topic.open === 0).length
  return (
    <InterviewFrame {...{ found, topics, mayAnswer, savedAt, minutesLeft, current: 'check' }}>
      <header>
        <h1 className="t44">{mayAnswer ? copy().checkYourAnswers : copy().yourAnswers}</h1>
        <p className="soft">
          {mayAnswer ? copy().topicsAnswered(done, topics.length, open.length) : copy().youCanOnlyRead}
        </p>
      </header>
      {actionData?.error && (
        <Note kind="bad" live>
          {actionData.error}
        </Note>
      )}
      {mayAnswer && <UndecidedAddOns items={page.undecided} />}
      {mayAnswer && open.length > 0 && (
        <section className="review-topic" aria-labelledby="open-answers">
          <h2 className="t20" id="open-answers">
            {copy().openAnswers(open.length)}
          </h2>
          <ReadAnswers requested={open.slice(0, maxOpenShown)} people={people} change={changeLink} />
          {open.length > maxOpenShown && <p className="soft t16">{copy().andMore(open.length - maxOpenShown)}</p>}
        </section>
      )}
      <div className="review-topics">
        {groups.map((group) => (
          <details key={group.code} className="review-topic" open={showsAll || !mayAnswer}>
            <summary>
              <h2 className="t20">{group.title}</h2>
              <Status kind={group.open === 0 ? 'done' : 'wait'}>{topicStatus(group)}</Status>
            </summary>
            <ReadAnswers requested={group.shown} people={people} {...(mayAnswer && { change: changeLink })} />
          </details>
        ))}
      </div>
      {mayAnswer && !showsAll && (
        <p>
          <Link className="alone" to="?all">
            {copy().showAllAnswers}
          </Link>
        </p>
      )}
      {mayAnswer && <SendForm page={page} />}
    </InterviewFrame>
  )
}

const maxOpenShown = 10

type Page = Route.ComponentProps['loaderData']

function changeLink({ path, question }: Page['open'][number], isMissing: boolean) {
  return (
    <Link to={path}>
      {isMissing ? copy().answer : copy().change}
      <span className="visually-hidden">: {question.text}</span>
    </Link>
  )
}

/** Add-ons that the answers need and the client has neither added nor declined. */
function UndecidedAddOns({ items }: { items: Page['undecided'] }) {
  const [first] = items
  if (!first) return null
  return (
    <section className="review-topic" aria-labelledby="undecided">
      <h2 className="t20" id="undecided">
        {t(returnTexts.scope).outsideThePackage(first.packageTitle)}
      </h2>
      <dl className="read-answers">
        {items.map(({ flag, title, priceCents, path }) => (
          <div key={flag} className="open">
            <dt>{title}</dt>
            <dd>{formatMoney(priceCents)}</dd>
            <dd className="change">
              <Link to={path}>
                {copy().decide}
                <span className="visually-hidden">: {title}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function SendForm({ page: { found, open, sentAt, isChanged } }: { page: Page }) {
  const [first] = open
  return (
    <Form method="post" className="question-form">
      <p className="soft t16">
        {sentAt && !isChanged ? copy().sentAt(formatDateTime(sentAt)) : copy().untilDraft(found.adviserName)}
      </p>
      <div className="question-end">
        {first && (
          <ButtonLink kind="outline" to={first.path}>
            {copy().answerOpen}
          </ButtonLink>
        )}
        {isChanged ? (
          <Button kind="primary" name="intent" value="send">
            {open.length > 0 ? copy().sendAnyway(open.length) : copy().sendAnswers}
          </Button>
        ) : (
          <ButtonLink kind="primary" to={clientQuestionsPath(found.id, 'sent')}>
            {copy().whatHappensNext}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
