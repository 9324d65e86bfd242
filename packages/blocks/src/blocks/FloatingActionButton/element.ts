import '../../client/popup.ts';
