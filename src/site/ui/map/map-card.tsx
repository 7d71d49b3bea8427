import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { firmName } from '#content/firm-name.ts'
import { IconButton } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { VisuallyHidden } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import * as siteUiTexts from '#site/ui/locales/en.ts'
import {
  canal,
  forests,
  labels,
  lake,
  mainRoads,
  type Position,
  project,
  railways,
  rivers,
  streets,
  town,
} from './biel-geography.ts'
import {
  directionsTo,
  firstView,
  type MapView,
  mapSize,
  moveBy,
  type Size,
  streetViewAt,
  zoomBy,
  zoomLimits,
} from './map-view.ts'

const copy = () => t(siteUiTexts.mapCard)

const step = 60
const slack = 5
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

export type MapPlace = { town: string; office: string; latitude: number; longitude: number }

type Drag = { fromX: number; fromY: number; view: MapView; moved: boolean }

export function MapCard({ place, onHydrated }: { place: MapPlace; onHydrated?: () => void }) {
  const [x, y] = project([place.longitude, place.latitude])
  const middle = { x: x - mapSize.width / 2, y: y - mapSize.height / 2 }
  const isOnMap = Math.abs(middle.x) < mapSize.width / 2 && Math.abs(middle.y) < mapSize.height / 2
  const [view, setView] = useState(firstView)
  const [popupOpen, setPopupOpen] = useState(true)
  const shell = useRef<HTMLElement>(null)
  const drag = useRef<Drag>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onHydrated` must be called only once
  useEffect(() => onHydrated?.(), [])

  function size(): Size {
    const box = shell.current?.getBoundingClientRect()
    return { width: box?.width ?? 0, height: box?.height ?? 0 }
  }
  const zoom = (steps: number) => setView((now) => zoomBy(now, steps, size()))
  const move = (x: number, y: number) => setView((now) => moveBy(now, x, y, size()))

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoom(1)
    else if (event.key === '-') zoom(-1)
    else {
      const by = arrows[event.key]
      if (!by) return
      move(...by)
    }
    event.preventDefault()
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { fromX: event.clientX, fromY: event.clientY, view, moved: false }
  }

  function onPointerMove(event: PointerEvent) {
    const from = drag.current
    if (!from) return
    const [x, y] = [event.clientX - from.fromX, event.clientY - from.fromY]
    from.moved ||= Math.hypot(x, y) > slack
    if (from.moved) setView(moveBy(from.view, x, y, size()))
  }

  function onPointerUp(event: PointerEvent) {
    const pressed = drag.current && !drag.current.moved
    drag.current = undefined
    const box = shell.current?.getBoundingClientRect()
    if (pressed && box) move(box.left + box.width / 2 - event.clientX, box.top + box.height / 2 - event.clientY)
  }

  function closePopup() {
    setPopupOpen(false)
    shell.current?.querySelector<HTMLElement>('.map-pin button')?.focus()
  }

  const moved = view !== firstView
  return (
    <section
      ref={shell}
      className="map"
      aria-label={copy().drawnMapOfUseArrow(place.town)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map must take the focus to receive keys
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div
        className="map-grip"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          drag.current = undefined
        }}
      >
        <div
          className="map-sheet"
          style={moved ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` } : undefined}
        >
          <MapDrawing />
        </div>
      </div>
      <div
        className="map-pin"
        hidden={!isOnMap}
        style={{ transform: `translate(${middle.x * view.zoom + view.x}px, ${middle.y * view.zoom + view.y}px)` }}
      >
        <IconButton
          icon="map-pin"
          label={firmName}
          aria-expanded={popupOpen}
          aria-controls="map-popup"
          onClick={() => setPopupOpen(!popupOpen)}
        />
      </div>
      <div className="map-zoom needs-script">
        <IconButton
          icon="plus"
          label={copy().zoomIn}
          aria-disabled={view.zoom >= zoomLimits.max}
          onClick={() => zoom(1)}
        />
        <IconButton
          icon="minus"
          label={copy().zoomOut}
          aria-disabled={view.zoom <= zoomLimits.min}
          onClick={() => zoom(-1)}
        />
      </div>
      <output className="visually-hidden">{moved && copy().zoom(Math.round(view.zoom * 100))}</output>
      <div className={classes('map-popup')} id="map-popup" hidden={!popupOpen}>
        <b>{firmName}</b>
        <br />
        {place.office}
        <div className="row">
          <ExternalLink to={directionsTo(place)} name={copy().directions} />
          <ExternalLink to={streetViewAt(place)} name="Street View" />
        </div>
        <IconButton icon="x" label={copy().close} className="needs-script" onClick={closePopup} />
      </div>
    </section>
  )
}

function ExternalLink({ to, name }: { to: string; name: string }) {
  return (
    <a className="button outline dense" href={to} target="_blank" rel="noopener noreferrer">
      {name}
      <VisuallyHidden> {copy().opensInNewTab}</VisuallyHidden>
    </a>
  )
}

function line(positions: readonly Position[]): string {
  return `M${positions.map((position) => project(position).join(' ')).join('L')}`
}

function lines(many: readonly (readonly Position[])[]): string {
  return many.map(line).join('')
}

function area(positions: readonly Position[]): string {
  return `${line(positions)}Z`
}

function MapDrawing() {
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
      <path className="map-ground" d={`M0 0H${mapSize.width}V${mapSize.height}H0Z`} />
      <path className="map-forest" d={forests.map(area).join('')} />
      <path className="map-town" d={area(town)} />
      <path className="map-water" d={area(lake)} />
      <path className="map-street" d={lines(streets)} />
      <path className="map-river" d={lines(rivers)} />
      <path className="map-canal" d={line(canal)} />
      <path className="map-road" d={lines(mainRoads)} />
      <path className="map-rail" d={lines(railways)} />
      {labels.map(({ text, at, kind }) => {
        const [x, y] = project(at)
        return (
          <text key={text} x={x} y={y} className={`map-label ${kind}`}>
            {text}
          </text>
        )
      })}
    </svg>
  )
}
