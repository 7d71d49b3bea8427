import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { OwnPasskey } from '#accounts/sign-in/passkeys.server.ts'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { Button } from '#design/button.tsx'
import { useToast } from '#design/feedback/toast.tsx'
import { Icon } from '#design/icon.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { type Panel as Loaded, PanelView } from '#portal/ui/panel-view.tsx'
import { addPasskey } from '#portal/ui/passkeys.ts'
import type { SecurityAnswer } from './form-answer.ts'

const copy = () => t(portalTexts.passkeysPanel)

type Props = {
  passkeys: Loaded<OwnPasskey[]>
  device: string
  isConfirmed: boolean
  needsCode: boolean
  answer: SecurityAnswer | undefined
}

/** Changing passkeys requires the password, so that a stolen session cannot gain permanent access. */
export function PasskeysPanel({ passkeys, device, isConfirmed, needsCode, answer }: Props) {
  return (
    <Panel title={copy().passkeys} id="passkeys" end={isConfirmed && <AddPasskey device={device} />}>
      <PanelView panel={passkeys} what={copy().yourPasskeys}>
        {(own) =>
          own.length === 0 ? (
            <p className="soft t16">{copy().youHaveNoPasskeysPasskey}</p>
          ) : (
            <ul>
              {own.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} isConfirmed={isConfirmed} />
              ))}
            </ul>
          )
        }
      </PanelView>
      {!isConfirmed && <Confirm needsCode={needsCode} errors={answer?.intent === 'confirm' ? answer.fields : {}} />}
    </Panel>
  )
}

function Confirm({ needsCode, errors }: { needsCode: boolean; errors: Record<string, string> }) {
  return (
    <Form method="post" action="." className="portal-form mt-16" preventScrollReset>
      <p className="soft t16">{copy().confirmYourPasswordBeforeYou}</p>
      <ReauthFields id="confirm" needsCode={needsCode} errors={errors} />
      <p>
        <Button name="intent" value="confirm" size="small">
          {copy().continue}
        </Button>
      </p>
    </Form>
  )
}

type RowProps = { passkey: OwnPasskey; isConfirmed: boolean }

function PasskeyRow({ passkey: { id, name, isBackedUp, createdAt }, isConfirmed }: RowProps) {
  const facts = [
    createdAt && copy().added(formatDate(createdAt)),
    isBackedUp ? copy().synchronised : copy().onOneDeviceOnly,
  ]
  return (
    <li className="item">
      <Icon name="key" />
      <div>
        <b className="t16">{name ?? copy().passkey}</b>
        <p className="numbers">{facts.filter(Boolean).join(', ')}</p>
      </div>
      <div className="actions">
        {isConfirmed && (
          <Form method="post" action="." preventScrollReset>
            <input type="hidden" name="passkeyId" value={id} />
            <Button name="intent" value="remove-passkey" kind="outline" size="dense">
              {copy().remove}
              <span className="visually-hidden"> {name ?? 'passkey'}</span>
            </Button>
          </Form>
        )}
      </div>
    </li>
  )
}

function AddPasskey({ device }: { device: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const { toast } = useToast()
  async function add() {
    setIsBusy(true)
    const result = await addPasskey(device)
    setIsBusy(false)
    if (result.ok) {
      toast({ title: copy().passkeyAdded, description: copy().youCanNowUseIt, variant: 'success' })
      void revalidate()
    } else if (result.reason === 'failed') {
      toast({ title: copy().passkeyNotAdded, description: result.text, variant: 'destructive' })
    }
  }
  return (
    <span className="needs-script">
      <Button type="button" kind="outline" size="dense" busy={isBusy} onClick={add}>
        {copy().addPasskey}
      </Button>
    </span>
  )
}
