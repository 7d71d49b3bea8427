import { Form, useNavigation } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import type { SignInResponse, SignInView as View } from './answers.ts'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

const forms = { 'sign-in': SignInForm, register: RegisterForm, code: CodeForm }

export function SignInView({ view, answer }: { view: View; answer: SignInResponse | undefined }) {
  const navigation = useNavigation()
  const busyWith = navigation.formMethod === 'POST' ? String(navigation.formData?.get('intent') ?? '') : null
  const own = answer?.intent === view.form ? answer : undefined
  const Shown = forms[view.form]
  const { further, staffName } = view
  const next = answer?.values.next || view.next
  return (
    <div className="entrance-main">
      <div>
        {answer && !own && (
          <Note kind="bad" title={answer.notice.title} live>
            {answer.notice.text}
          </Note>
        )}
        {staffName && (
          <Note kind="info" title="You are signed in as staff" action={<a href="/admin">Admin panel</a>}>
            {staffName}, this is the entrance for clients. Signing in here ends your staff session in this browser.
          </Note>
        )}
        <Shown next={next} answer={own} isBusy={busyWith === view.form} />
        {view.form === 'sign-in' && <PasskeyButton afterwards={view.afterwards} />}
        {further && view.form === 'sign-in' && (
          <Form method="post" action="/client-portal">
            <input type="hidden" name="next" value={next ?? ''} />
            <input type="hidden" name="offline-title" value={further.offlineTitle} />
            <Button name="intent" value={further.intent} kind="outline" full busy={busyWith === further.intent}>
              {further.label}
            </Button>
          </Form>
        )}
      </div>
      <div className="entrance-side">
        <Drawing illustration="phases" seed="client-portal" />
      </div>
    </div>
  )
}
