import { Link } from 'react-router'
import { legalSources } from '#content/law/sources.ts'
import { procedureReadOn } from '#content/procedure/sureness.ts'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Icon } from '#design/icon.tsx'
import { Col, Grid, Section, Wrap } from '#design/page/layout.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { questionPath, withFields } from './answer-fields.ts'
import { AnswerList } from './answer-list.tsx'
import { otherVariant } from './answers.ts'
import type { FilingResultData } from './load-filing-check.server.ts'
import * as filingTexts from './locales/en.ts'
import { PackagePanel } from './package-panel.tsx'
import { linesOf } from './question-content.tsx'
import { mainDay, resultDates } from './result.ts'

const copy = () => t(filingTexts.filingResult)

type Props = { result: FilingResultData; vatPercent: number | null }
type ResultProp = Pick<Props, 'result'>

/** Rendered only on the server, so that its code is not in the browser bundle. */
export function ResultContent({ result, vatPercent }: Props) {
  const { answers, decision, year, offer, firstTimeDiscount, freeConsultation, fields } = result
  const words = copy()
  const isCouple = answers.income?.spouse !== 'unmarried'
  const talk = freeConsultation ? words.talk : words.talkPaid
  return (
    <>
      <Wrap className="filing-result">
        <Grid>
          <Col span="1-7">
            <p className="soft t16">{words.summary(year, isCouple, answers.home?.commune ?? '')}</p>
            <h1 className="t44 mt-8">{words.titles[decision.outcome]}</h1>
            <MainDate result={result} />
            <Reasons result={result} />
            <Dates result={result} />
            <CalendarLink result={result} />
            <p className="fine mt-16">
              {words.usPersons} <Link to="/blog/us-persons-in-switzerland">{words.usArticle}</Link>
            </p>
            <Sources result={result} />
          </Col>
          <Col span="8-12">
            {offer ? (
              <PackagePanel {...{ offer, year, vatPercent, firstTimeDiscount, talk }} />
            ) : (
              <FurtherHelp result={result} talk={talk} />
            )}
          </Col>
        </Grid>
      </Wrap>
      <Section ground="mist" split={false}>
        {offer && <Steps days={offer.preparation} />}
        <h2 className={offer ? 't24 mt-48' : 't24'}>{words.answers}</h2>
        <AnswerList answers={answers} fields={fields} isFinal />
        <p className="fine mt-16">{words.notStored}</p>
      </Section>
    </>
  )
}

function MainDate({ result: { decision, dates, today } }: ResultProp) {
  const { by, over, formDecides, atSource, inFrance, inLiechtenstein } = copy()
  const { outcome, basis, isRequestOver, reasons } = decision
  if (reasons.includes('nothing-here')) return null
  if (outcome === 'need-not') {
    const settled = reasons.includes('french-agreement')
      ? inFrance
      : reasons.includes('liechtenstein-agreement')
        ? inLiechtenstein
        : atSource
    return <Big label={by.settled} text={settled} isCalm />
  }
  const day = mainDay(decision, dates)
  const isOver = day !== null && day < today
  const label =
    outcome === 'may'
      ? day?.endsWith('-03-31')
        ? by.decide
        : by.leaving
      : basis === 'source'
        ? outcome === 'must'
          ? by.form
          : by.ask
        : by.file
  return (
    <>
      <Big label={label} text={day ? formatLongDate(day) : formDecides} />
      {isOver && <Note kind="warn" title={isRequestOver ? over.form : over.file} />}
    </>
  )
}

function Big({ label, text, isCalm }: { label: string; text: string; isCalm?: boolean }) {
  return (
    <p className="filing-until">
      {label} <b className={isCalm ? 'calm' : undefined}>{text}</b>
    </p>
  )
}

function Reasons({ result: { answers, decision, dates } }: ResultProp) {
  const words = copy()
  const reasons = t(filingTexts.filingReasons)
  const { outcome, basis, isRequestOver, requestUntil } = decision
  const variant = otherVariant(answers)
  const { wealth, income } = linesOf(variant)
  const lines = variant.kind === 'source' ? variant.lines : null
  const isVoluntaryOver = outcome === 'need-not' && basis === 'source' && isRequestOver && requestUntil
  const notes = [
    ...(outcome === 'must' && basis === 'source' ? [words.credited, words.stays] : []),
    ...(isVoluntaryOver ? [words.over.request(formatLongDate(requestUntil))] : []),
    ...(outcome === 'must' && answers.move?.move === 'left' ? [words.leaver] : []),
    ...(basis === 'abroad' && answers.move?.move !== 'no' ? [words.movedAbroad] : []),
    ...(lines?.sureness === 'likely' ? [words.likelyLines] : []),
    ...(outcome !== 'must' && lines?.further?.includes('swiss-withholding-tax-claimed')
      ? [words.claimsWithholding(dates.name)]
      : []),
  ]
  return (
    <div className="filing-why t18">
      {decision.reasons.map((reason) => (
        <p key={reason}>{reasons[reason]({ canton: dates.name, wealth, income, basis })}</p>
      ))}
      {notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
    </div>
  )
}

function Dates({ result }: ResultProp) {
  return (
    <dl className="filing-dates">
      {resultDates(result).map(({ term, strong, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {strong && <b>{strong}</b>} {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function CalendarLink({ result: { decision, dates, today, fields, otherYear, answers } }: ResultProp) {
  const words = copy()
  const day = mainDay(decision, dates)
  const carried = (['permit', 'commune', 'abroad', 'country'] as const).flatMap((name) =>
    fields.filter(([field]) => field === name),
  )
  const other = withFields(questionPath(answers.home?.livesIn === 'CH' ? 'income' : 'home'), [
    ['year', String(otherYear)],
    ...carried,
  ])
  return (
    <p className="filing-links">
      {day && day >= today && (
        <a href={withFields('/do-i-have-to-file/deadline.ics', fields)}>
          <Icon name="calendar-plus" small /> {words.calendar(formatLongDate(day))}
        </a>
      )}
      <Link to={other} reloadDocument>
        {words.instead(otherYear)}
      </Link>
    </p>
  )
}

function Sources({ result: { answers, decision, dates } }: ResultProp) {
  const words = copy()
  const variant = otherVariant(answers)
  const lines = variant.kind === 'source' ? variant.lines : null
  const laws = decision.basis === 'ordinary' ? [legalSources.dbg] : [legalSources.dbg, legalSources.qstv]
  return (
    <div className="fine mt-16 filing-sources">
      <p>
        {decision.outcome === 'must' && `${words.fine} `}
        {lines && (
          <>
            {words.thresholdsAsOf(formatLongDate(lines.stateOn))} <a href={lines.source.url}>{lines.source.title}</a>.
          </>
        )}
      </p>
      {decision.outcome === 'must' && decision.basis !== 'abroad' && (
        <p>{words.deadlineSource(dates.name, dates.source, formatLongDate(procedureReadOn))}</p>
      )}
      <p>
        {words.sources}:{' '}
        {laws.map(({ title, number, href }, at) => (
          <span key={href}>
            {at > 0 && ', '}
            <a href={href}>
              {title}, {number}
            </a>
          </span>
        ))}
        .
      </p>
    </div>
  )
}

function FurtherHelp({ result: { decision }, talk }: ResultProp & { talk: string }) {
  const words = copy()
  const isMay = decision.outcome === 'may'
  return (
    <div className="filing-panel">
      <h2 className="t24">{isMay ? words.mayTitle : words.needNotTitle}</h2>
      <p className="mt-8 soft">{isMay ? words.mayText : words.needNotText}</p>
      <ButtonLink kind="ink" full className="mt-16" to="/calculators?tab=withholding-tax">
        {isMay ? words.calculate : words.checkTax}
      </ButtonLink>
      <p className="filing-links">
        <Link to="/book">{talk}</Link>
      </p>
    </div>
  )
}

function Steps({ days }: { days: string }) {
  const { title, steps } = t(filingTexts.filingSteps)
  return (
    <>
      <h2 className="t32">{title}</h2>
      <ol className="filing-steps">
        {steps(days).map((step) => (
          <li key={step.title}>
            <p className="fine">{step.when}</p>
            <h3 className="t24">{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
