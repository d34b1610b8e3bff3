import { showReceived } from './received.js';

showReceived(window.location.search);
