import { useEffect } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { useToast } from '#design/feedback/toast.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import type { SignInResponse, SignInView } from './answers.ts'

export function SignInPage({ view, answer }: { view: SignInView; answer: SignInResponse | undefined }) {
  const { toast } = useToast()
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formData !== undefined
  useEffect(() => {
    if (answer?.text) toast({ title: answer.title, description: answer.text, variant: 'destructive' })
  }, [answer, toast])
  return (
    <>
      {view.step === 'code' ? (
        <CodeForm view={view} answer={answer} isBusy={isBusy} />
      ) : (
        <PasswordForm view={view} answer={answer} isBusy={isBusy} />
      )}
    </>
  )
}

type StepProps = { view: SignInView; answer: SignInResponse | undefined; isBusy: boolean }

function Refusal({ answer }: { answer: SignInResponse | undefined }) {
  if (!answer?.text) return null
  return (
    <Note kind="bad" title={answer.title}>
      {answer.text}
    </Note>
  )
}

function PasswordForm({ view, answer, isBusy }: StepProps) {
  return (
    <>
      <h1 className="t44">Admin</h1>
      <p className="soft mt-8">For the staff of the firm.</p>
      <Form method="post" className="admin-form mt-24" noValidate>
        <input type="hidden" name="next" value={view.next} />
        <Refusal answer={answer} />
        <ErrorSummary errors={listErrors(answer?.fields)} />
        <Field name="username" label="Username" hint="Or your e-mail address" error={answer?.fields.username} required>
          <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} defaultValue={answer?.username} />
        </Field>
        <Field name="password" label="Password" error={answer?.fields.password} required>
          <TextInput type="password" autoComplete="current-password" />
        </Field>
        <Button name="intent" value="password" kind="primary" full busy={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign In'}
        </Button>
      </Form>
      {view.further && (
        <Form method="post" className="admin-form mt-16">
          <input type="hidden" name="next" value={view.next} />
          <input type="hidden" name="offline-title" value={view.further.offlineTitle} />
          <Button name="intent" value={view.further.intent} kind="outline" full>
            {view.further.label}
          </Button>
        </Form>
      )}
      <p className="mt-24">
        <Link className="alone" to="/forgot-password">
          Forgot your password?
        </Link>
      </p>
    </>
  )
}

function CodeForm({ view, answer, isBusy }: StepProps) {
  return (
    <>
      <h1 className="t44">Your code</h1>
      <p className="soft mt-8">Open your authenticator app and enter the six digits it shows for this firm.</p>
      <Form method="post" className="admin-form mt-24" noValidate>
        <input type="hidden" name="next" value={view.next} />
        <Refusal answer={answer} />
        <ErrorSummary errors={listErrors(answer?.fields)} />
        <Field name="code" label="Code" hint="Or one of your recovery codes" error={answer?.fields.code} required>
          <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Button name="intent" value="code" kind="primary" full busy={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign In'}
        </Button>
      </Form>
      <p className="mt-24">
        <Link to="/admin">Sign in with another account</Link>
      </p>
    </>
  )
}
