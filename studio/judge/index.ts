export { serveJudge } from './serve-judge.ts';
