import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { careersForm } from '#content/pages/careers.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field, TrapField } from '#design/form/field.tsx'
import { FileInput, Select, TextArea, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { ApplyAnswer } from './apply.tsx'
import { errorBeforeSending } from './cv/cv.ts'

const copy = () => t(siteTexts.applyForm)

type Props = {
  positions: readonly { value: string; label: string }[]
  position: string
  /** Response to a form sent without JavaScript. The page has been reloaded, so the user must choose the file again. */
  pageAnswer: ApplyAnswer | undefined
}

export function ApplyForm({ positions, position, pageAnswer }: Props) {
  const form = careersForm
  const fetcher = useFetcher<ApplyAnswer>()
  const answer = fetcher.data ?? pageAnswer
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (position && select.current) select.current.value = position
  }, [position])
  const problem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer?.problem) problem.current?.scrollIntoView({ block: 'center' })
  }, [answer])
  const cv = useChosenCv(answer)
  const errors = useMemo(() => {
    const found = answer?.errors ?? {}
    const isGone = answer !== undefined && answer === pageAnswer && !found.cv
    return isGone ? { ...found, cv: careersForm.cvAgain } : found
  }, [answer, pageAnswer])
  const listed = useMemo(() => listErrors(errors), [errors])
  const entered = answer?.entered ?? pageAnswer?.entered ?? {}
  const isSending = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      action="/careers/upload#apply"
      encType="multipart/form-data"
      className="stack apply-form"
      noValidate={answer !== undefined}
      onSubmit={cv.holdBack}
    >
      {answer?.problem && (
        <div ref={problem}>
          <Note kind="warn" live title={answer.problem.title}>
            {answer.problem.text}
          </Note>
        </div>
      )}
      <ErrorSummary errors={listed} />
      <div className="columns">
        <Field name="name" label={form.nameLabel} error={errors.name} required>
          <TextInput autoComplete="name" maxLength={120} defaultValue={entered.name} />
        </Field>
        <Field name="email" label={form.emailLabel} error={errors.email} required>
          <TextInput type="email" autoComplete="email" maxLength={254} defaultValue={entered.email} />
        </Field>
      </div>
      <div className="columns">
        <Field name="position" label={form.positionLabel} error={errors.position} required>
          <Select
            ref={select}
            options={positions}
            placeholder={form.positionPlaceholder}
            defaultValue={entered.position ?? position}
          />
        </Field>
        <Field name="phone" label={form.phoneLabel} error={errors.phone} optional>
          <TextInput type="tel" autoComplete="tel" maxLength={40} defaultValue={entered.phone} />
        </Field>
      </div>
      <Field name="message" label={form.messageLabel} hint={form.messageHint} error={errors.message} required>
        <TextArea rows={10} maxLength={5000} defaultValue={entered.message} />
      </Field>
      <Field
        name="cv"
        label={form.cvLabel}
        hint={form.cvHint}
        error={cv.error === undefined ? errors.cv : (cv.error ?? undefined)}
        required
      >
        <FileInput accept="application/pdf,.pdf" onChange={({ target }) => cv.choose(target.files?.[0])} />
      </Field>
      <div>
        <Checkbox
          name="consent"
          id="consent"
          value="yes"
          required
          label={
            <>
              {form.consentLabel} <Link to="/privacy">{copy().privacyNotice}</Link>
            </>
          }
          error={errors.consent}
          defaultChecked={entered.consent === 'yes'}
        />
        <Checkbox
          name="keep"
          id="keep"
          value="yes"
          label={form.saveLabel}
          hint={form.saveHint}
          defaultChecked={entered.keep === 'yes'}
        />
      </div>
      <TrapField />
      <div className="row">
        <Button kind="primary" busy={isSending}>
          {isSending ? form.sending : form.submit}
        </Button>
      </div>
    </fetcher.Form>
  )
}

/** `error`: text; null if the file is valid; undefined if none was chosen since the last response. */
function useChosenCv(answer: ApplyAnswer | undefined) {
  const [chosen, setChosen] = useState<{ since: ApplyAnswer | undefined; error: string | null }>()
  const error = chosen && chosen.since === answer ? chosen.error : undefined
  return {
    error,
    choose(file: File | undefined) {
      const found = file ? errorBeforeSending(file) : null
      setChosen({ since: answer, error: found && t(siteTexts.cv)[found] })
    },
    holdBack(event: FormEvent) {
      if (!error) return
      event.preventDefault()
      document.getElementById('cv')?.focus()
    },
  }
}
