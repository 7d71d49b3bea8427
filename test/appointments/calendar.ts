import ICAL from 'ical.js'

export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zones = calendar.getAllSubcomponents('vtimezone')
  for (const zone of zones) ICAL.TimezoneService.register(zone)
  return {
    method: calendar.getFirstPropertyValue('method'),
    zones: zones.map((zone) => zone.getFirstPropertyValue('tzid')),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      const [start, end] = [event.startDate.toJSDate(), event.endDate.toJSDate()]
      const status = component.getFirstPropertyValue('status')
      return { uid: event.uid, sequence: event.sequence, start, end, status, summary: event.summary }
    }),
  }
}
