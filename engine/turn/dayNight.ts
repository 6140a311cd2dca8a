import { type Course, happen } from './course.ts';

/** 502.2, 731.2: it becomes night where the last turn's player cast no spell in it by day, and day where they cast two or more by night. */
export function dayOrNight(course: Course): Course {
  const { dayNight, lastTurn } = course.state;
  if (dayNight === null || lastTurn === null) return course;
  const cast = lastTurn.spells.get(lastTurn.active) ?? 0;
  const to = dayNight === 'day' ? (cast === 0 ? 'night' : 'day') : cast >= 2 ? 'day' : 'night';
  return to === dayNight ? course : happen(course, { kind: 'DayNightChanged', to }, `It becomes ${to}.`, '502.2', '731');
}
