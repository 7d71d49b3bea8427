import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { maxLength } from '#accounts/people/max-lengths.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { staffAppointmentPath } from '#appointments/paths.ts'
import { Times } from '#appointments/staff/booking-panel.tsx'
import type { BookingFormView } from '#appointments/staff/view-booking.server.ts'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field, FieldError } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { formatAmount, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { staffQuotePath } from '#shop/quotes/quote.ts'
import { stateKinds } from '#shop/quotes/staff/quote-list.tsx'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import type { EnquiryView } from './load-enquiry.server.ts'

const copy = () => t(siteStaffTexts.enquiryPath)

type StepProps = {
  view: EnquiryView
  values: Record<string, string>
  error: (name: string) => { error?: string }
}

type Ticked = { name: 'client' | 'quote' | 'appointment'; isTicked: boolean }

export function Step(props: { number: number; title: string; tick?: Ticked; isDone?: boolean; children: ReactNode }) {
  const { number, title, tick, isDone, children } = props
  return (
    <section className="enquiry-step" aria-labelledby={`step-${number}`}>
      <header>
        <h2 className="t18" id={`step-${number}`}>
          <em>{number}</em> {title}
        </h2>
        {isDone && <Status kind="done">{copy().done}</Status>}
        {tick && (
          <label>
            {copy().include[tick.name]}
            <input type="checkbox" className="tick" name={tick.name} value="on" defaultChecked={tick.isTicked} />
          </label>
        )}
      </header>
      {children}
    </section>
  )
}

export function ClientStep({ view, values, error }: StepProps) {
  const { client, isOfColleague, similar, given } = view
  const title = copy().steps.client
  if (client) {
    return (
      <Step number={2} title={title} isDone>
        <p>
          {copy().alreadyClient}: <Link to={`/admin/clients/${client.id}`}>{client.name}</Link>
        </p>
        {client.mayUnlink && (
          <Button form="unlink" name="intent" value="unlink" kind="quiet" size="small">
            {copy().notThisPerson}
          </Button>
        )}
      </Step>
    )
  }
  if (isOfColleague) {
    return (
      <Step number={2} title={title}>
        <p className="soft">{copy().clientOfColleague}</p>
      </Step>
    )
  }
  const value = (name: 'firstName' | 'lastName' | 'email') => values[name] ?? given[name]
  return (
    <Step number={2} title={title} tick={{ name: 'client', isTicked: values.client === 'on' }}>
      {similar.length === 0 ? (
        <p className="is-always">
          <Status kind="done">{copy().noSimilarClient}</Status>
        </p>
      ) : (
        <div className="is-always">
          <p className="bold">{copy().similarClients}</p>
          <ul className="lined">
            {similar.map(({ id, name, email }) => (
              <li key={id}>
                <Link to={`/admin/clients/${id}`}>{name}</Link> <span className="soft t14">{email}</span>
                <Button form="link" name="same" value={id} kind="outline" size="dense">
                  {copy().samePerson}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="enquiry-pair">
        <Field name="firstName" label={copy().firstName} {...error('firstName')}>
          <TextInput autoComplete="off" maxLength={maxLength['first-name']} defaultValue={value('firstName')} />
        </Field>
        <Field name="lastName" label={copy().lastName} {...error('lastName')}>
          <TextInput autoComplete="off" maxLength={maxLength['last-name']} defaultValue={value('lastName')} />
        </Field>
      </div>
      <Field name="email" label={copy().email} {...error('email')}>
        <TextInput type="email" autoComplete="off" defaultValue={value('email')} />
      </Field>
      <Field name="phone" label={copy().phone} optional {...error('phone')}>
        <TextInput type="tel" autoComplete="off" maxLength={maxLength.phone} defaultValue={values.phone} />
      </Field>
      <Field name="company" label={copy().company} optional {...error('company')}>
        <TextInput autoComplete="off" maxLength={maxLength.company} defaultValue={values.company} />
      </Field>
      <p className="fine">{copy().fromEnquiry(given.firstName)}</p>
    </Step>
  )
}

const firstLines = [0, 1]
const moreLines = [2, 3, 4]

export function QuoteStep({ view, values, error }: StepProps) {
  const { quotes, given, client, isOfColleague } = view
  const hasMore = moreLines.some((at) => values[`product${at}`] || values[`title${at}`])
  const problem = error('quote').error
  return (
    <Step
      number={3}
      title={copy().steps.quote}
      isDone={quotes.length > 0}
      {...(isOfColleague ? {} : { tick: { name: 'quote', isTicked: values.quote === 'on' } })}
    >
      {quotes.length > 0 && (
        <ul className="lined is-always">
          {quotes.map(({ id, label, totalCents, currencyCode, state }) => (
            <li key={id} className="offer-line">
              <Link to={staffQuotePath(id)}>
                {copy().quoteLine(label, formatMoney(totalCents, { currency: currencyCode.toUpperCase() }))}
              </Link>
              <Status kind={stateKinds[state]}>{t(shopTexts.quote).states[state]}</Status>
            </li>
          ))}
        </ul>
      )}
      {problem && <FieldError id="quote-error">{problem}</FieldError>}
      <Field name="title" label={copy().quoteTitle} {...error('title')}>
        <TextInput autoComplete="off" maxLength={120} defaultValue={values.title ?? given.title} />
      </Field>
      {firstLines.map((at) => (
        <Line key={at} at={at} view={view} values={values} error={error} />
      ))}
      <details className="ask" open={hasMore}>
        <summary>{copy().moreLines}</summary>
        {moreLines.map((at) => (
          <Line key={at} at={at} view={view} values={values} error={error} hasText />
        ))}
      </details>
      <Field name="validOn" label={copy().validUntil} {...error('validOn')}>
        <DateInput defaultValue={values.validOn ?? given.validOn} />
      </Field>
      {!client && <p className="fine">{copy().quoteOpensCase}</p>}
    </Step>
  )
}

function Line({ at, view, values, error, hasText }: StepProps & { at: number; hasText?: boolean }) {
  const options = view.products.map(({ variantId, title, unitPriceCents }) => {
    return { value: variantId, label: `${title} (${formatAmount(unitPriceCents)})` }
  })
  return (
    <div className="enquiry-line">
      <Field name={`product${at}`} label={copy().service(at + 1)} {...error(`product${at}`)}>
        <Select options={options} placeholder={copy().notFromStore} defaultValue={values[`product${at}`] ?? ''} />
      </Field>
      {(hasText || error(`title${at}`).error) && (
        <Field name={`title${at}`} label={copy().ownText} optional {...error(`title${at}`)}>
          <TextInput autoComplete="off" maxLength={120} defaultValue={values[`title${at}`]} />
        </Field>
      )}
      <Field
        name={`price${at}`}
        label={copy().price}
        {...(at === 0 ? { hint: copy().priceHint } : {})}
        {...error(`price${at}`)}
      >
        <MoneyInput defaultValue={values[`price${at}`]} />
      </Field>
    </div>
  )
}

export function AppointmentStep({ view, values, error, booking }: StepProps & { booking: BookingFormView }) {
  const words = t(appointmentTexts.appointments)
  const { way, kind, kinds, staff, staffId, channels, lengths, languages } = booking
  const version = JSON.stringify([kind, staffId, way, booking.day, booking.startsAt])
  return (
    <Step
      number={4}
      title={copy().steps.appointment}
      isDone={view.appointments.length > 0}
      tick={{ name: 'appointment', isTicked: values.appointment === 'on' }}
    >
      {view.appointments.map(({ id, when, staffName }) => (
        <p key={id} className="is-always">
          <Link to={staffAppointmentPath(id)}>{when}</Link>
          {staffName && <span className="soft">, {staffName}</span>}
        </p>
      ))}
      <div className="enquiry-appointment" key={version}>
        <Field name="kind" label={copy().appointmentType}>
          <Select options={kinds} defaultValue={kind} />
        </Field>
        <div className="enquiry-pair">
          <Field name="staff" label={t(siteStaffTexts.contactPage).adviser}>
            <Select options={staff} defaultValue={staffId ?? ''} />
          </Field>
          <Field name="channel" label={copy().how}>
            <Select
              options={channels.map((value) => ({ value, label: words.meetingTypes[value] }))}
              defaultValue={way.channel}
            />
          </Field>
          <Field name="length" label={copy().lengthText}>
            <Select
              options={lengths.map((minutes) => ({ value: String(minutes), label: copy().minutes(minutes) }))}
              defaultValue={String(way.length)}
            />
          </Field>
          <Field name="language" label={copy().language}>
            <Select
              options={languages.map((value) => ({ value, label: words.languages[value] }))}
              defaultValue={way.language}
            />
          </Field>
        </div>
        <Times view={booking} error={error} isPane />
      </div>
      {view.client && view.booking.person?.phone == null && (
        <Field name="phone" label={copy().phone} optional {...error('phone')}>
          <TextInput type="tel" autoComplete="off" maxLength={maxLength.phone} defaultValue={values.phone} />
        </Field>
      )}
      <Link className="is-always" to={`/admin/calendar/new?lead=${view.lead.number}`}>
        {copy().chooseInCalendar}
      </Link>
    </Step>
  )
}
