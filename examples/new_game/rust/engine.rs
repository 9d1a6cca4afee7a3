//! The engine: it knows the rules, and asks the players.

use tulkas::engine::{run_duel, show, BotProxy, MatchResult, Start};
use tulkas::Json;

fn main() {
    let mut at = 0;
    run_duel(|bot, _opponent| {
        let squares: i64 = Start::told().options.get("squares")?.to()?;
        let moves: Vec<i64> = (1..=3).filter(|step| at + step <= squares).collect();
        show(view(at, squares, bot, &moves));
        let params = [("at", at.into()), ("squares", squares.into()), ("moves", moves.clone().into())];
        let step: i64 = bot.call("step", params)?;
        if !moves.contains(&step) {
            return Err(bot.error(format!("{} is not one of the moves {:?}", step, moves)));
        }
        at += step;
        if at < squares {
            return Ok(None);
        }
        show(view(at, squares, bot, &[]));
        Ok(Some(MatchResult::win(bot)))
    });
}

fn view(at: i64, squares: i64, bot: &BotProxy, moves: &[i64]) -> Json {
    let turn = ("turn", bot.seat.into());
    Json::object([("at", at.into()), ("squares", squares.into()), turn, ("moves", moves.to_vec().into())])
}
