import * as adminTexts from '#admin/locales/en.ts'
import { failures } from '#content/pages/errors.ts'
import { ButtonLink } from '#design/button.tsx'
import { Failure } from '#design/feedback/failure.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.errorWords)

const words: Record<number, { title: string; text: string }> = {
  403: {
    get title() {
      return copy().notAllowed
    },
    get text() {
      return copy().yourRoleDoesNotAllow
    },
  },
  422: {
    get title() {
      return copy().thisFormWasNotRecognised
    },
    get text() {
      return copy().nothingWasChangedReloadPage
    },
  },
  404: {
    get title() {
      return copy().thisPageDoesNotExist
    },
    get text() {
      return copy().addressMayBeOutOf
    },
  },
}

export function ErrorWords({ status, reference }: { status: number; reference?: string }) {
  return (
    <Failure
      status={status}
      reference={reference}
      {...(words[status] ?? failures[status] ?? (status >= 500 ? copy().ours : copy().yours))}
    >
      <ButtonLink to="/admin" kind="ink" reloadDocument>
        {copy().dashboard}
      </ButtonLink>
    </Failure>
  )
}
