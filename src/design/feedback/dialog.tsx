import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(designTexts.dialog)

export type LayerProps = {
  title: ReactNode
  trigger?: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  wide?: boolean
  children?: ReactNode
  /** Return false if the handler has moved the focus itself; otherwise the dialog restores the earlier focus. */
  finalFocus?: () => boolean
  footer?: ReactNode
}

function close() {
  return <Base.Close render={<IconButton icon="x" label={copy().close} />} />
}

/** Modal dialog with focus trap. Use `alert` for irreversible actions: a click on the backdrop does not close it. */
export function Dialog({
  title,
  description,
  trigger,
  alert,
  wide,
  footer,
  finalFocus,
  children,
  ...root
}: LayerProps & { description?: ReactNode; alert?: boolean }) {
  return (
    <Base.Root {...root} disablePointerDismissal={alert}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup
          className={classes('dialog', wide && 'wide')}
          {...(alert ? { role: 'alertdialog' } : {})}
          {...(finalFocus ? { finalFocus } : {})}
        >
          <header>
            <Base.Title className="t24">{title}</Base.Title>
            {!alert && close()}
          </header>
          {description && <Base.Description className="description">{description}</Base.Description>}
          {children && <div className="body">{children}</div>}
          {footer && <footer>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export function Drawer({ title, trigger, wide, footer, children, ...root }: LayerProps) {
  return (
    <Base.Root {...root}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className={classes('drawer', wide && 'wide')}>
          <header>
            <Base.Title className="t24">{title}</Base.Title>
            {close()}
          </header>
          <div className="body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />
}
