export { exploreOne } from './explored.ts';
export { serveJudge } from './serve-judge.ts';
