import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { maxPasswordLength, shortestPassword } from '#accounts/passwords/password-policy.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { LoadingState } from '#design/feedback/states.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { Entry } from './load-success.server.ts'
import * as welcomeTexts from './locales/en.ts'
import type { NextSteps } from './next-steps.server.ts'

const copy = () => t(welcomeTexts.successPage)

type Props = {
  entry: Entry
  steps: NextSteps | null
  isOpening: boolean
  isHeld: boolean
  errors: Readonly<Record<string, string>>
}

/** The way into the account: the password form in the browser of the order, otherwise the email. */
export function PasswordPanel({ entry, steps, isOpening, isHeld, errors }: Props) {
  if (isOpening) return <LoadingState label={copy().opening} />
  if (entry.kind === 'choose') return <ChoosePassword {...entry} caseNumber={steps?.caseNumber} errors={errors} />
  if (entry.kind === 'signed-in')
    return (
      <section className="welcome-panel stack">
        {isHeld && <p className="lead">{copy().caseOfSameYear}</p>}
        {!isHeld && !entry.backTo && <p className="lead">{copy().signedInText}</p>}
        <p>
          <ButtonLink to={entry.backTo ?? steps?.path ?? '/client-portal'} kind="primary" full="on-small">
            {isHeld
              ? copy().goToClientPortal
              : entry.backTo
                ? copy().backToQuestions
                : steps?.questions
                  ? copy().start
                  : copy().openCase}
          </ButtonLink>
        </p>
      </section>
    )
  return (
    <section className="welcome-panel stack">
      <h2 className="t24">{copy().byEmail}</h2>
      {entry.kind === 'closed' && <Note kind="info">{copy().formClosed}</Note>}
      <p>{copy().byEmailText}</p>
      <p className="soft">{copy().emailHint}</p>
      <div className="row">
        <ButtonLink to="/forgot-password" kind="outline">
          {copy().forgot}
        </ButtonLink>
        <ButtonLink to="/client-portal" kind="quiet">
          {copy().goToClientPortal}
        </ButtonLink>
      </div>
    </section>
  )
}

type ChooseProps = { email: string; until: Date; caseNumber: string | undefined; errors: Props['errors'] }

function ChoosePassword({ email, until, caseNumber, errors }: ChooseProps) {
  const [isShown, setShown] = useState(false)
  const isBusy = useNavigation().state !== 'idle'
  const { for: signInAs, useAtLeastCharacters } = t(accountTexts.passwordByLink)
  return (
    <section className="welcome-panel stack" aria-labelledby="choose-password">
      <div className="stack tight">
        <h2 className="t24" id="choose-password">
          {copy().choose}
        </h2>
        {caseNumber && <p className="soft">{copy().caseIsOpen(caseNumber)}</p>}
      </div>
      <Form method="post" className="stack">
        <ErrorSummary errors={listErrors(errors)} />
        <p className="long-line">{signInAs(email)}</p>
        <input type="email" name="username" autoComplete="username" defaultValue={email} hidden />
        <Field
          name="password"
          label={copy().password}
          hint={useAtLeastCharacters(shortestPassword)}
          error={errors.password}
          required
        >
          <TextInput
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            minLength={shortestPassword}
            maxLength={maxPasswordLength}
          />
        </Field>
        <div className="needs-script">
          <Checkbox label={copy().show} checked={isShown} onChange={(event) => setShown(event.currentTarget.checked)} />
        </div>
        <p>
          <Button kind="primary" busy={isBusy} full="on-small">
            {copy().save}
          </Button>
        </p>
      </Form>
      <p className="soft t14">{copy().validUntil(until)}</p>
    </section>
  )
}
