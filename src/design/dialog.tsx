import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'

export type LayerProps = {
  title: ReactNode
  /** The button that opens it, if that is one button: `<Button kind="outline">Move</Button>`. */
  trigger?: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  wide?: boolean
  children?: ReactNode
  /** Called as it closes: false where the focus has been put elsewhere already, and is not to return. */
  finalFocus?: () => boolean
  /** What acts. Name the button after the act; wrap the one that only closes in `DialogClose`. */
  footer?: ReactNode
}

function close() {
  return <Base.Close render={<IconButton icon="x" label="Close" />} />
}

/**
 * A question over the page. Focus stays inside and returns to where it came from; Escape and the backdrop close it.
 * `alert` asks about something that cannot be undone: the backdrop does not close it.
 */
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

/** A panel from the right edge, of medium width. Backdrop, Escape and its cross close it. */
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

/** Wraps the button or link that closes the dialog or drawer it stands in. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />
}
