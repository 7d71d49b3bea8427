import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#design/classes.ts'

export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('wrap', className)} />
}

export function Grid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('grid', className)} />
}

export type Span =
  | '1-3'
  | '1-4'
  | '1-5'
  | '1-6'
  | '1-7'
  | '1-8'
  | '1-9'
  | '1-12'
  | '4-9'
  | '4-12'
  | '5-12'
  | '6-12'
  | '7-12'
  | '8-12'
  | '9-12'
  | '10-12'

export function Col({
  span = '1-12',
  end,
  className,
  ...rest
}: { span?: Span; end?: boolean } & ComponentProps<'div'>) {
  return <div {...rest} className={classes(`col-${span}`, end && 'col-end', className)} />
}

export type SectionGround = 'paper' | 'mist' | 'inverted'

/** Separate two sections by a rule or by a change of background, never by both. */
export function Section({
  ground = 'paper',
  title,
  intro,
  id,
  flush,
  split = true,
  children,
}: {
  ground?: SectionGround
  title?: ReactNode
  intro?: ReactNode
  id?: string
  flush?: boolean
  split?: boolean
  children: ReactNode
}) {
  const head = title && (
    <div className={split ? 'col-1-4' : 'section-head'}>
      <h2 className="t32">{title}</h2>
      {intro && <p className={split ? 'soft t16 section-intro' : 'lead section-intro'}>{intro}</p>}
    </div>
  )
  return (
    <section className={classes('section', ground, flush && 'flush')} id={id}>
      <div className="wrap">
        {head && split ? (
          <div className="grid">
            {head}
            <div className="col-5-12">{children}</div>
          </div>
        ) : (
          <>
            {head}
            {children}
          </>
        )}
      </div>
    </section>
  )
}

export function PageHeader({
  title,
  lead,
  before,
  aside,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  before?: ReactNode
  aside?: ReactNode
  children?: ReactNode
}) {
  const words = (
    <>
      {before}
      <h1 className="t60 page-title">{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </>
  )
  return (
    <header className="page-head">
      {aside ? (
        <div className="wrap grid beside">
          <div className="col-1-7 stack">{words}</div>
          <div className="col-8-12 col-end">{aside}</div>
        </div>
      ) : (
        <div className="wrap stack">{words}</div>
      )}
    </header>
  )
}

export function Stack({
  gap = 'normal',
  className,
  ...rest
}: { gap?: 'tight' | 'close' | 'normal' | 'wide' } & ComponentProps<'div'>) {
  return <div {...rest} className={classes('stack', gap !== 'normal' && gap, className)} />
}

export function Row({ between, className, ...rest }: { between?: boolean } & ComponentProps<'div'>) {
  return <div {...rest} className={classes('row', between && 'between', className)} />
}

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}

export function Monogram({
  initials,
  size = 'normal',
  soft,
}: {
  initials: string
  size?: 'small' | 'normal' | 'large'
  soft?: boolean
}) {
  return (
    <span className={classes('monogram', size !== 'normal' && size, soft && 'soft')} aria-hidden="true">
      {initials}
    </span>
  )
}
